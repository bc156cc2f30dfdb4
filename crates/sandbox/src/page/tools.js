// The drawer for bot developers: the bot's requests with errors, and controls for the sandbox.

import { $, fill, h, icon } from './dom.js';
import { api } from './api.js';
import { controls } from './controls.js';

const LOOK_MS = 1000;
const SHOWN = 200;

export class Tools {
  requests = [];
  last = 0;
  onlyBad = false;
  page = 'requests';

  /** `say(text)` reports the result of a button. */
  constructor(world, say) {
    Object.assign(this, { world, say });
    this.root = $('#tools');
    this.body = h('div', { class: 'tools-body', id: 'tools-body', role: 'tabpanel', tabindex: '0' });
    this.tabs = ['requests', 'controls'].map((page) =>
      h(
        'button',
        {
          type: 'button',
          role: 'tab',
          id: `tab-${page}`,
          'aria-controls': 'tools-body',
          class: 'tab',
          onclick: () => this.turnTo(page),
        },
        page === 'requests' ? 'Requests' : 'Controls',
      ),
    );
    const tablist = h('div', { role: 'tablist', 'aria-label': 'Tools', class: 'tabs' }, this.tabs);
    tablist.addEventListener('keydown', (event) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      this.turnTo(this.page === 'requests' ? 'controls' : 'requests');
      this.tabs.find((tab) => tab.getAttribute('aria-selected') === 'true').focus();
    });
    fill(
      this.root,
      h(
        'div',
        { class: 'tools-head' },
        tablist,
        h(
          'button',
          { type: 'button', class: 'icon-button', 'aria-label': 'Close the tools', onclick: () => this.close() },
          icon('close'),
        ),
      ),
      this.body,
    );
    this.root.addEventListener('keydown', (event) => event.key === 'Escape' && this.close());
  }

  toggle() {
    if (this.root.hidden) this.open();
    else this.close();
  }

  open() {
    this.root.hidden = false;
    $('#open-tools').setAttribute('aria-expanded', 'true');
    this.turnTo(this.page);
    this.tabs.find((tab) => tab.getAttribute('aria-selected') === 'true').focus();
    this.look();
  }

  close() {
    clearTimeout(this.timer);
    this.root.hidden = true;
    $('#open-tools').setAttribute('aria-expanded', 'false');
    $('#open-tools').focus();
  }

  turnTo(page) {
    this.page = page;
    for (const tab of this.tabs) {
      const here = tab.id === `tab-${page}`;
      tab.setAttribute('aria-selected', String(here));
      tab.tabIndex = here ? 0 : -1;
    }
    this.body.setAttribute('aria-labelledby', `tab-${page}`);
    if (page === 'controls') controls(this.body, { world: this.world, say: this.say });
    else this.draw();
  }

  /** Polls for new requests while the drawer is open. */
  async look() {
    clearTimeout(this.timer);
    if (this.root.hidden) return;
    try {
      const { requests } = await api.control('GET', `requests?since=${this.last}`);
      if (requests.length) {
        this.last = requests.at(-1).number;
        this.requests = [...this.requests, ...requests].slice(-SHOWN);
        if (this.page === 'requests') this.draw();
      }
    } catch {
      // The next poll will retry.
    }
    this.timer = setTimeout(() => this.look(), LOOK_MS);
  }

  draw() {
    const open = new Set([...this.body.querySelectorAll('details[open]')].map((row) => row.dataset.number));
    const focused = document.activeElement?.closest?.('.request')?.dataset.number;
    const shown = this.requests.filter((request) => !this.onlyBad || request.verdict !== 'ok').reverse();
    const bad = h('input', { type: 'checkbox', id: 'only-bad' });
    bad.checked = this.onlyBad;
    bad.addEventListener('change', () => {
      this.onlyBad = bad.checked;
      this.draw();
      $('#only-bad').focus();
    });
    fill(
      this.body,
      h(
        'div',
        { class: 'tools-filter' },
        h('label', { class: 'check' }, bad, 'Failed requests only'),
        h('button', { type: 'button', class: 'button secondary', onclick: () => this.forget() }, 'Clear'),
      ),
      shown.length
        ? shown.map((request) => requestRow(request, open.has(String(request.number))))
        : h('p', { class: 'muted tools-empty' }, this.onlyBad ? 'No failed requests.' : 'No requests yet.'),
    );
    if (focused) this.body.querySelector(`[data-number="${focused}"] summary`)?.focus();
  }

  async forget() {
    await api.control('DELETE', 'requests');
    this.requests = [];
    this.draw();
  }
}

/** The problems of a form, as `path: message`. */
function problems(tree, path = '') {
  if (!tree || typeof tree !== 'object') return [];
  return Object.entries(tree).flatMap(([key, value]) =>
    key === '_errors'
      ? value.map(({ message }) => `${path}: ${message}`)
      : problems(value, path ? `${path}.${key}` : key),
  );
}

const WORDS = {
  ok: 'ok',
  refused: 'refused',
  late: 'late',
  unsupported: 'unsupported',
  rate_limited: 'rate limited',
  fault: 'fault',
};

function requestRow(request, open) {
  const why = request.status >= 400 || request.status === 0 ? (request.response?.message ?? 'Injected fault') : null;
  const body = (title, value) =>
    value !== null &&
    value !== undefined && [
      h('p', { class: 'muted' }, title),
      h('pre', { tabindex: '0', 'aria-label': title }, h('code', {}, JSON.stringify(value, null, 2))),
    ];
  return h(
    'details',
    { class: 'request', open, 'data-number': request.number },
    h(
      'summary',
      {},
      h('span', { class: `verdict ${request.verdict}` }, WORDS[request.verdict] ?? request.verdict),
      h('span', { class: 'request-route' }, `${request.method} ${request.route ?? request.path}`),
      h('span', { class: 'muted' }, request.status || 'lost'),
    ),
    h(
      'div',
      { class: 'request-body' },
      why && h('p', { class: 'request-why' }, request.code ? `${request.code}: ${why}` : why),
      problems(request.errors).map((line) => h('p', { class: 'request-why' }, line)),
      h('p', { class: 'muted' }, `${request.path} · ${new Date(request.at).toLocaleTimeString()}`),
      body('Request', request.request),
      body('Response', request.response),
    ),
  );
}
