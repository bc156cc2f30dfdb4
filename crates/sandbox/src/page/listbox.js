// A list of suggestions for a text field. The field keeps the focus, and its keys move the highlight.

import { h, fill } from './dom.js';

let count = 0;

export class Listbox {
  items = [];
  index = -1;
  stale = false;

  /** `element` shows the list; a click calls `onPick(item)`. */
  constructor(element, onPick) {
    this.element = element;
    this.onPick = onPick;
    this.prefix = `list${(count += 1)}`;
    this.header = h('div', { class: 'list-header' });
    this.list = h('div', { role: 'listbox', id: this.prefix, class: 'list-options' });
    this.footer = h('div', { class: 'list-footer' });
    fill(element, this.header, this.list, this.footer);
    element.hidden = true;
    // Keep the focus in the field on a click.
    element.addEventListener('mousedown', (event) => event.preventDefault());
  }

  get isOpen() {
    return !this.element.hidden;
  }

  /** The highlighted item, or null if the list is stale. */
  get active() {
    return this.isOpen && !this.stale ? (this.items[this.index] ?? null) : null;
  }

  /** Shows items `{label, detail, hint, lead, key}` for an input. */
  show(input, items, { title = '', note = '', footer = '', active = 0, empty = '' } = {}) {
    if (this.input !== input) this.release();
    this.input = input;
    this.items = items;
    this.stale = false;
    this.moved = false;
    fill(this.header, title && h('span', {}, title), note && h('span', { class: 'note' }, note));
    fill(this.footer, footer);
    this.list.setAttribute('aria-label', title || 'Suggestions');
    fill(
      this.list,
      items.map((item, at) => this.row(item, at)),
      !items.length && empty && h('div', { class: 'list-empty' }, empty),
    );
    this.element.hidden = false;
    this.element.classList.remove('stale');
    input.setAttribute('aria-expanded', 'true');
    input.setAttribute('aria-controls', this.prefix);
    this.highlight(Math.min(active, items.length - 1));
  }

  row(item, at) {
    return h(
      'div',
      {
        role: 'option',
        id: `${this.prefix}-${at}`,
        class: 'list-option',
        'data-value': item.key ?? item.label,
        'aria-selected': 'false',
        onclick: () => this.onPick(item),
        onmousemove: () => this.index !== at && this.highlight(at, false),
      },
      item.lead,
      h('span', { class: 'list-label' }, item.label),
      item.detail && h('span', { class: 'list-detail' }, item.detail),
      item.hint && h('span', { class: 'list-hint' }, item.hint),
    );
  }

  highlight(index, scroll = true) {
    this.list.children[this.index]?.setAttribute('aria-selected', 'false');
    this.index = index;
    const row = index >= 0 ? this.list.children[index] : null;
    if (!this.items.length || !row) {
      this.input?.removeAttribute('aria-activedescendant');
      return;
    }
    row.setAttribute('aria-selected', 'true');
    this.input.setAttribute('aria-activedescendant', row.id);
    if (scroll) row.scrollIntoView({ block: 'nearest' });
  }

  /** Moves the highlight, wrapping around. */
  move(step) {
    if (!this.items.length) return;
    this.moved = true;
    const from = this.index < 0 && step < 0 ? 0 : this.index;
    this.highlight((from + step + this.items.length) % this.items.length);
  }

  /** Marks the list as stale: it stays visible, but Enter ignores it. */
  age() {
    this.stale = true;
    this.element.classList.add('stale');
  }

  hide() {
    this.element.hidden = true;
    this.items = [];
    this.index = -1;
    this.release();
  }

  release() {
    this.input?.setAttribute('aria-expanded', 'false');
    this.input?.removeAttribute('aria-activedescendant');
    this.input = null;
  }

  /** Handles the arrow keys. Returns whether it used the key. */
  handleKey(event) {
    if (!this.isOpen || event.altKey || event.ctrlKey || event.metaKey) return false;
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 };
    if (!(event.key in steps) || !this.items.length) return false;
    event.preventDefault();
    const step = steps[event.key];
    if (Math.abs(step) === 1) this.move(step);
    else {
      this.moved = true;
      this.highlight(Math.max(0, Math.min(this.items.length - 1, this.index + step)));
    }
    return true;
  }
}
