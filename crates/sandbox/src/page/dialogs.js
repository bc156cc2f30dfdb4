// The three dialogs: a bot's modal, an image at full size, and the quick switcher. `<dialog>` keeps the
// focus inside, closes with Esc and restores the focus.

import { $, fill, h, icon, nameOf } from './dom.js';
import { Listbox } from './listbox.js';
import { markdown } from './markdown.js';

const ROW = 1;
const TEXT_INPUT = 4;
const LABEL = 18;
const STRING_SELECT = 3;
const PARAGRAPH = 2;
const TEXT_DISPLAY = 10;
const RADIO_GROUP = 21;
const CHECKBOX_GROUP = 22;
const CHECKBOX = 23;

function openDialog(dialog, ...content) {
  fill(dialog, content);
  if (!dialog.open) dialog.showModal();
}

/** Closes the dialog with a click outside of its content too. */
export function closeOnBackdrop(dialog) {
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
}

/**
 * Shows a bot's modal. `place`: `{people(), channels(), roles()}` that its menus offer; `submit(components)` resolves
 * to `{ok, reason}`.
 */
export function showModal(modal, place, submit) {
  const dialog = $('#modal');
  const parts = fieldsOf(modal.components ?? [], place);
  const inputs = parts.filter((part) => !part.passive);
  const problem = h('p', { class: 'dialog-error', role: 'alert' });
  const send = h('button', { type: 'submit', class: 'button primary' }, 'Submit');
  const form = h(
    'form',
    {
      class: 'dialog-form',
      novalidate: true,
      onsubmit: async (event) => {
        event.preventDefault();
        const wrong = inputs.find((input) => !input.check());
        if (wrong) {
          wrong.element.focus();
          return;
        }
        send.disabled = true;
        fill(problem);
        const outcome = await submit(inputs.map((input) => input.answer()));
        send.disabled = false;
        if (outcome.ok) dialog.close();
        else fill(problem, outcome.reason);
      },
    },
    h('header', {}, h('h2', { id: 'modal-title' }, modal.title), closeButton(dialog)),
    h(
      'div',
      { class: 'dialog-body' },
      parts.map((part) => part.block),
    ),
    problem,
    h(
      'footer',
      {},
      h('button', { type: 'button', class: 'button secondary', onclick: () => dialog.close() }, 'Cancel'),
      send,
    ),
  );
  dialog.setAttribute('aria-labelledby', 'modal-title');
  openDialog(dialog, form);
  inputs[0]?.element.focus();
}

function closeButton(dialog) {
  return h(
    'button',
    { type: 'button', class: 'icon-button', 'aria-label': 'Close', onclick: () => dialog.close() },
    icon('close'),
  );
}

/** What a menu or a group offers, as `{value, label, default}`; null where this page cannot fill the part. */
function offered(component, place) {
  const people = () => place.people().map((person) => ({ value: person.id, label: nameOf(person) }));
  const channels = () => place.channels().map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
  const roles = () => place.roles().map((role) => ({ value: role.id, label: `@${role.name}` }));
  if ([STRING_SELECT, RADIO_GROUP, CHECKBOX_GROUP].includes(component?.type)) return component.options;
  if (component?.type === 5) return people();
  if (component?.type === 6) return roles();
  if (component?.type === 7) return [...people(), ...roles()];
  if (component?.type === 8) return channels();
  return null;
}

/** A text between the fields. */
function words(content) {
  return { passive: true, block: h('div', { class: 'dialog-field message-text' }, markdown(content, {})) };
}

function checkbox(component, label, description) {
  const id = `modal-${component.custom_id}`;
  const element = h('input', { id, type: 'checkbox', 'data-custom-id': component.custom_id });
  element.checked = Boolean(component.default);
  return {
    element,
    block: h(
      'div',
      { class: 'dialog-field dialog-check' },
      element,
      h('label', { for: id }, label),
      description && h('p', { class: 'muted' }, description),
    ),
    check: () => true,
    answer: () => ({
      type: LABEL,
      component: { type: CHECKBOX, custom_id: component.custom_id, value: element.checked },
    }),
  };
}

function fieldsOf(rows, place) {
  const found = [];
  for (const row of rows) {
    if (row.type === ROW)
      for (const component of row.components) found.push(field(component, component.label, '', ROW));
    else if (row.type === LABEL && row.component?.type === TEXT_INPUT)
      found.push(field(row.component, row.label, row.description, LABEL));
    else if (row.type === TEXT_DISPLAY) found.push(words(row.content));
    else if (row.type === LABEL && row.component?.type === CHECKBOX)
      found.push(checkbox(row.component, row.label, row.description));
    else if (row.type === LABEL && offered(row.component, place))
      found.push(choice(row.component, row.label, row.description, offered(row.component, place)));
  }
  return found;
}

function field(component, label, description, wrapper) {
  const id = `modal-${component.custom_id}`;
  const required = component.required ?? true;
  const long = component.style === PARAGRAPH;
  const element = h(long ? 'textarea' : 'input', {
    id,
    name: component.custom_id,
    'data-custom-id': component.custom_id,
    placeholder: component.placeholder,
    maxlength: component.max_length ?? 4000,
    'aria-required': String(required),
    'aria-describedby': `${id}-error`,
    autocomplete: 'off',
    ...(long ? { rows: '4' } : { type: 'text' }),
  });
  element.value = component.value ?? '';
  const error = h('p', { class: 'field-error', id: `${id}-error` });
  const count = h('span', { class: 'count', 'aria-hidden': 'true' });
  const recount = () => fill(count, component.max_length ? `${element.value.length} / ${component.max_length}` : '');
  const show = (text) => {
    fill(error, text);
    if (text) element.setAttribute('aria-invalid', 'true');
    else element.removeAttribute('aria-invalid');
    return !text;
  };
  element.addEventListener('input', () => {
    show('');
    recount();
  });
  // In a long text Enter starts a new line; Ctrl+Enter submits.
  element.addEventListener('keydown', (event) => {
    if (long && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) element.form.requestSubmit();
  });
  recount();
  return {
    element,
    block: h(
      'div',
      { class: 'dialog-field' },
      h('label', { for: id }, label, required && h('span', { class: 'required', 'aria-hidden': 'true' }, ' *'), count),
      description && h('p', { class: 'muted' }, description),
      element,
      error,
    ),
    check() {
      const { length } = element.value.trim();
      if (!length) return show(required ? 'This field is required.' : '');
      return show(
        component.min_length && length < component.min_length
          ? `Write at least ${component.min_length} characters.`
          : '',
      );
    },
    answer() {
      const given = { type: TEXT_INPUT, custom_id: component.custom_id, value: element.value };
      return wrapper === ROW ? { type: ROW, components: [given] } : { type: LABEL, component: given };
    },
  };
}

/** A select menu in a modal. It is the browser's own, which works well on every phone. */
function choice(component, label, description, given) {
  const id = `modal-${component.custom_id}`;
  const required = component.required ?? true;
  const many = (component.max_values ?? (component.type === CHECKBOX_GROUP ? given.length : 1)) > 1;
  const options = given.map((option) =>
    h('option', { value: option.value, selected: option.default }, option.label),
  );
  const none = !many && h('option', { value: '' }, component.placeholder ?? '');
  const element = h(
    'select',
    { id, 'data-custom-id': component.custom_id, multiple: many, 'aria-describedby': `${id}-error` },
    none,
    options,
  );
  const error = h('p', { class: 'field-error', id: `${id}-error` });
  const values = () => [...element.selectedOptions].map((option) => option.value).filter(Boolean);
  return {
    element,
    block: h(
      'div',
      { class: 'dialog-field' },
      h('label', { for: id }, label),
      description && h('p', { class: 'muted' }, description),
      element,
      error,
    ),
    check() {
      const least = required ? (component.min_values ?? 1) : 0;
      fill(error, values().length < least && `Choose at least ${least}.`);
      return values().length >= least;
    },
    answer: () => ({
      type: LABEL,
      component:
        component.type === RADIO_GROUP
          ? { type: RADIO_GROUP, custom_id: component.custom_id, value: values()[0] ?? null }
          : { type: component.type, custom_id: component.custom_id, values: values() },
    }),
  };
}

/** Shows an image at full size, or as large as the window allows. */
export function lightbox(address, alt) {
  const dialog = $('#lightbox');
  dialog.setAttribute('aria-label', alt || 'Picture');
  openDialog(
    dialog,
    h('figure', { onclick: () => dialog.close() }, h('img', { src: address, alt: alt ?? '' })),
    h(
      'div',
      { class: 'lightbox-bar' },
      h(
        'a',
        { href: address, target: '_blank', rel: 'noopener noreferrer', class: 'button secondary' },
        'Open in a tab',
        icon('external'),
      ),
      closeButton(dialog),
    ),
  );
}

/** Ctrl+K: goes to a channel or person, or switches to another user. `entries`: `{label, detail, lead, run}`. */
export function quickSwitcher(entries) {
  const dialog = $('#switcher');
  const input = h('input', {
    type: 'text',
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'true',
    placeholder: 'Where to?',
    'aria-label': 'Go to a channel, a person, or become a user',
    autocomplete: 'off',
    spellcheck: 'false',
  });
  const box = h('div', { class: 'switcher-list' });
  const go = (item) => {
    dialog.close();
    item.run();
  };
  const listbox = new Listbox(box, go);
  const show = () => {
    const typed = input.value.trim().toLowerCase();
    const fits = entries.filter(({ label }) => label.toLowerCase().includes(typed));
    listbox.show(input, fits, { title: 'Go to', empty: 'Nothing of this name' });
  };
  input.addEventListener('input', show);
  input.addEventListener('keydown', (event) => {
    if (listbox.handleKey(event)) return;
    if (event.key === 'Enter' && listbox.active) {
      event.preventDefault();
      go(listbox.active);
    }
  });
  openDialog(dialog, h('div', { class: 'switcher-field' }, icon('search'), input), box);
  show();
  input.focus();
}
