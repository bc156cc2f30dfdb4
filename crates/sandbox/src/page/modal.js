// Modals: labels with text inputs, menus, radio groups, checkboxes and file uploads, and texts between them.

import { $, fill, h, nameOf } from './dom.js';
import { closeButton, openDialog } from './dialogs.js';
import { markdown } from './markdown.js';
import { bytes, filesOf, acceptDrops, drawChips, pickFiles, problemWith } from './uploads.js';

const Type = {
  ROW: 1,
  STRING: 3,
  TEXT_INPUT: 4,
  USER: 5,
  ROLE: 6,
  MENTIONABLE: 7,
  CHANNEL: 8,
  TEXT: 10,
  LABEL: 18,
  FILES: 19,
  RADIO: 21,
  CHECKBOXES: 22,
  CHECKBOX: 23,
};
const PARAGRAPH = 2;

/**
 * Shows a modal. `place`: `{people(), channels(), roles()}` for its menus; `submit(components, files)` resolves
 * to `{ok, reason}`.
 */
export function showModal(modal, place, submit) {
  const dialog = $('#modal');
  const parts = (modal.components ?? []).flatMap((row) => partsOf(row, place));
  const inputs = parts.filter((part) => part.answer);
  const problem = h('p', { class: 'dialog-error', role: 'alert' });
  const send = h('button', { type: 'submit', class: 'button primary' }, 'Submit');
  const form = h(
    'form',
    {
      class: 'dialog-form',
      novalidate: true,
      onsubmit: async (event) => {
        event.preventDefault();
        const wrong = inputs.filter((input) => !input.check());
        if (wrong.length) {
          wrong[0].element.focus();
          return;
        }
        send.disabled = true;
        fill(problem);
        const files = [];
        const outcome = await submit(
          inputs.map((input) => input.answer(files)),
          files,
        );
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

function partsOf(row, place) {
  if (row.type === Type.ROW)
    return row.components.map((component) => textInput(component, component.label, '', Type.ROW));
  if (row.type === Type.TEXT)
    return [{ block: h('div', { class: 'dialog-field message-text' }, markdown(row.content, {})) }];
  if (row.type !== Type.LABEL) return [];
  const { component, label, description } = row;
  switch (component?.type) {
    case Type.TEXT_INPUT:
      return [textInput(component, label, description, Type.LABEL)];
    case Type.CHECKBOX:
      return [checkbox(component, label, description)];
    case Type.RADIO:
    case Type.CHECKBOXES:
      return [group(component, label, description)];
    case Type.FILES:
      return [fileUpload(component, label, description)];
    default:
      return offered(component, place) ? [menu(component, label, description, offered(component, place))] : [];
  }
}

/** The choices of a menu, as `{value, label, default}`. */
function offered(component, place) {
  const preset = new Set((component?.default_values ?? []).map((entry) => entry.id));
  const people = () => place.people().map((person) => ({ value: person.id, label: nameOf(person) }));
  const channels = () => place.channels().map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
  const roles = () => place.roles().map((role) => ({ value: role.id, label: `@${role.name}` }));
  const withPreset = (list) => list.map((entry) => ({ ...entry, default: preset.has(entry.value) }));
  switch (component?.type) {
    case Type.STRING:
      return component.options;
    case Type.USER:
      return withPreset(people());
    case Type.ROLE:
      return withPreset(roles());
    case Type.MENTIONABLE:
      return withPreset([...people(), ...roles()]);
    case Type.CHANNEL:
      return withPreset(channels());
    default:
      return null;
  }
}

/** The frame around a field: its label, description and error. */
function frame(id, label, description, required, element, more) {
  const error = h('p', { class: 'field-error', id: `${id}-error`, role: 'alert' });
  const star = required && h('span', { class: 'required', 'aria-hidden': 'true' }, ' *');
  const words = description && h('p', { class: 'muted', id: `${id}-about` }, description);
  const show = (text) => {
    fill(error, text);
    if (text) element.setAttribute('aria-invalid', 'true');
    else element.removeAttribute('aria-invalid');
    return !text;
  };
  element.setAttribute('aria-describedby', `${description ? `${id}-about ` : ''}${id}-error`);
  const isGroup = ['radiogroup', 'group'].includes(element.getAttribute('role'));
  const name = isGroup
    ? h('span', { class: 'dialog-label', id: `${id}-label` }, label, star)
    : h('label', { for: id }, label, star, more);
  if (isGroup) element.setAttribute('aria-labelledby', `${id}-label`);
  return { show, block: h('div', { class: 'dialog-field' }, name, words, element, error) };
}

const answerIn = (wrapper, given) =>
  wrapper === Type.ROW ? { type: Type.ROW, components: [given] } : { type: Type.LABEL, component: given };

function textInput(component, label, description, wrapper) {
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
    autocomplete: 'off',
    ...(long ? { rows: '4' } : { type: 'text' }),
  });
  element.value = component.value ?? '';
  const count = h('span', { class: 'count', 'aria-hidden': 'true' });
  const { show, block } = frame(id, label, description, required, element, count);
  const recount = () => fill(count, component.max_length ? `${element.value.length} / ${component.max_length}` : '');
  element.addEventListener('input', () => {
    show('');
    recount();
  });
  // In a multi-line input, Enter adds a line and Ctrl+Enter submits.
  element.addEventListener('keydown', (event) => {
    if (long && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) element.form.requestSubmit();
  });
  recount();
  return {
    element,
    block,
    check() {
      const { length } = element.value.trim();
      if (!length) return show(required ? 'This field is required.' : '');
      const short = component.min_length && length < component.min_length;
      return show(short ? `Write at least ${component.min_length} characters.` : '');
    },
    answer: () => answerIn(wrapper, { type: Type.TEXT_INPUT, custom_id: component.custom_id, value: element.value }),
  };
}

function checkbox(component, label, description) {
  const id = `modal-${component.custom_id}`;
  const element = h('input', { id, type: 'checkbox', 'data-custom-id': component.custom_id });
  element.checked = Boolean(component.default);
  return {
    element,
    block: h(
      'div',
      { class: 'dialog-field' },
      h('label', { class: 'check', for: id }, element, label),
      description && h('p', { class: 'muted' }, description),
    ),
    check: () => true,
    answer: () => answerIn(Type.LABEL, { type: Type.CHECKBOX, custom_id: component.custom_id, value: element.checked }),
  };
}

/** Radio buttons, or a group of checkboxes. */
function group(component, label, description) {
  const id = `modal-${component.custom_id}`;
  const radio = component.type === Type.RADIO;
  const required = component.required ?? true;
  const boxes = component.options.map((option, at) => {
    const box = h('input', { type: radio ? 'radio' : 'checkbox', name: id, value: option.value, id: `${id}-${at}` });
    box.checked = Boolean(option.default);
    return box;
  });
  const rows = component.options.map((option, at) =>
    h(
      'label',
      { class: 'check', for: `${id}-${at}` },
      boxes[at],
      h('span', {}, option.label, option.description && h('span', { class: 'muted' }, ` ${option.description}`)),
    ),
  );
  const element = h(
    'div',
    { role: radio ? 'radiogroup' : 'group', class: 'dialog-group', 'data-custom-id': component.custom_id },
    rows,
  );
  const { show, block } = frame(id, label, description, required, element);
  const chosen = () => boxes.filter((box) => box.checked).map((box) => box.value);
  const least = required ? Math.max(1, component.min_values ?? 1) : 0;
  const most = radio ? 1 : (component.max_values ?? boxes.length);
  element.focus = () => (boxes.find((box) => box.checked) ?? boxes[0]).focus();
  return {
    element,
    block,
    check() {
      const { length } = chosen();
      if (length < least) return show(`Choose at least ${least}.`);
      return show(length > most ? `Choose at most ${most}.` : '');
    },
    answer: () =>
      answerIn(Type.LABEL, {
        type: component.type,
        custom_id: component.custom_id,
        ...(radio ? { value: chosen()[0] ?? null } : { values: chosen() }),
      }),
  };
}

/** A native select element, which works well on phones. */
function menu(component, label, description, given) {
  const id = `modal-${component.custom_id}`;
  const required = component.required ?? true;
  const many = (component.max_values ?? 1) > 1;
  const options = given.map((option) =>
    h('option', { value: option.value, selected: option.default }, option.label),
  );
  const none = !many && h('option', { value: '' }, component.placeholder ?? '');
  const element = h('select', { id, 'data-custom-id': component.custom_id, multiple: many }, none, options);
  const { show, block } = frame(id, label, description, required, element);
  const values = () => [...element.selectedOptions].map((option) => option.value).filter(Boolean);
  return {
    element,
    block,
    check() {
      const least = required ? (component.min_values ?? 1) : 0;
      return show(values().length < least ? `Choose at least ${least}.` : '');
    },
    answer: () => answerIn(Type.LABEL, { type: component.type, custom_id: component.custom_id, values: values() }),
  };
}

/** A field for chosen, dropped or pasted files. */
function fileUpload(component, label, description) {
  const id = `modal-${component.custom_id}`;
  const required = component.required ?? true;
  const most = component.max_values ?? 1;
  const least = required ? Math.max(1, component.min_values ?? 1) : 0;
  let files = [];
  const list = h('div', {});
  const choose = h(
    'button',
    { type: 'button', class: 'button secondary', id, onclick: () => pickFiles(take, { multiple: most > 1 }) },
    most > 1 ? `Choose up to ${most} files` : 'Choose a file',
  );
  const element = h('div', { role: 'group', class: 'dialog-files', 'data-custom-id': component.custom_id }, choose, list);
  const { show, block } = frame(id, label, description, required, element);
  const draw = () =>
    drawChips(list, files, (file) => {
      files = files.filter((other) => other !== file);
      draw();
      choose.focus();
    });
  function take(added) {
    files = [...files, ...added].slice(-most);
    show(problemWith(files) ?? '');
    draw();
  }
  acceptDrops(element, take);
  element.addEventListener('paste', (event) => take(filesOf(event.clipboardData)));
  element.focus = () => choose.focus();
  return {
    element,
    block,
    check: () => show(files.length < least ? `Add at least ${least}, each at most ${bytes(10 << 20)}.` : (problemWith(files) ?? '')),
    answer(all) {
      const values = files.map((file) => String(all.push(file) - 1));
      return answerIn(Type.LABEL, { type: Type.FILES, custom_id: component.custom_id, values });
    },
  };
}
