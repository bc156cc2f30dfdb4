// Buttons and select menus under a message.

import { avatar, customEmoji, fill, h, icon, nameOf, safeUrl } from './dom.js';
import { arrowKeys, isOpenFor, closePopup, popup } from './popup.js';

const Type = { ROW: 1, BUTTON: 2, STRING: 3, USER: 5, ROLE: 6, MENTIONABLE: 7, CHANNEL: 8 };
const STYLE = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'link', 6: 'primary' };

/** Action rows. `context`: `{busy, press(component, values), people(), channels(), roles()}`. */
export function componentRows(rows, context) {
  if (!rows?.length) return null;
  return h(
    'div',
    { class: 'components' },
    rows
      .filter((row) => row.type === Type.ROW)
      .map((row) =>
        h(
          'div',
          { class: 'component-row' },
          row.components.map((component) =>
            component.type === Type.BUTTON ? button(component, context) : select(component, context),
          ),
        ),
      ),
  );
}

export function emoji(given) {
  if (!given?.name) return null;
  return h('span', { class: 'emoji' }, given.id ? customEmoji(given.name, given.id) : given.name);
}

export function button(component, context) {
  const { busy } = context;
  const content = [emoji(component.emoji), component.label && h('span', { class: 'button-label' }, component.label)];
  const css = `button ${STYLE[component.style] ?? 'secondary'}`;
  if (component.style === 5) {
    const address = safeUrl(component.url);
    return h(
      'a',
      { class: css, href: component.disabled ? null : address, target: '_blank', rel: 'noopener noreferrer' },
      content,
      icon('external'),
    );
  }
  const pending = busy === component.custom_id;
  return h(
    'button',
    {
      type: 'button',
      class: `${css} ${pending ? 'pending' : ''}`,
      'data-custom-id': component.custom_id,
      disabled: component.disabled,
      'aria-label': component.label ? null : component.emoji?.name,
      // Not `disabled` while busy, since a disabled button loses focus.
      'aria-disabled': busy ? 'true' : null,
      'aria-busy': pending ? 'true' : null,
      onclick: () => !busy && context.press(component),
    },
    content,
    pending && dots(),
  );
}

function dots() {
  return h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i'));
}

/** The options of a select menu, as `{value, label, description, lead, default}`. */
function optionsOf(component, context) {
  const preset = new Set((component.default_values ?? []).map((entry) => entry.id));
  const person = (user) => ({
    value: user.id,
    label: nameOf(user),
    lead: avatar(user, 'tiny'),
    default: preset.has(user.id),
  });
  const role = ({ id, name }) => ({ value: id, label: `@${name}`, default: preset.has(id) });
  switch (component.type) {
    case Type.STRING:
      return component.options.map((option) => ({ ...option, lead: emoji(option.emoji) }));
    case Type.USER:
      return context.people().map(person);
    case Type.ROLE:
      return context.roles().map(role);
    case Type.MENTIONABLE:
      return [...context.people().map(person), ...context.roles().map(role)];
    case Type.CHANNEL:
      return context
        .channels()
        .map((channel) => ({ value: channel.id, label: `#${channel.name}`, default: preset.has(channel.id) }));
    default:
      return [];
  }
}

function select(component, context) {
  const { busy } = context;
  const options = optionsOf(component, context);
  const chosen = options.filter((option) => option.default);
  const pending = busy === component.custom_id;
  const text = chosen.length
    ? chosen.map((option) => option.label).join(', ')
    : component.placeholder || 'Make a selection';
  const trigger = h(
    'button',
    {
      type: 'button',
      class: `select ${pending ? 'pending' : ''} ${chosen.length ? 'chosen' : ''}`,
      'data-custom-id': component.custom_id,
      role: 'combobox',
      'aria-haspopup': 'listbox',
      'aria-expanded': 'false',
      disabled: component.disabled,
      'aria-label': component.placeholder ? `${component.placeholder}: ${text}` : text,
      'aria-disabled': busy ? 'true' : null,
      'aria-busy': pending ? 'true' : null,
      onclick: () => {
        if (busy) return;
        if (isOpenFor(trigger)) closePopup();
        else openSelect(trigger, component, options, context);
      },
      onkeydown: (event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        if (!busy) openSelect(trigger, component, options, context);
      },
    },
    chosen.length === 1 && chosen[0].lead?.cloneNode(true),
    h('span', { class: 'select-text' }, text),
    pending ? dots() : icon('chevron'),
  );
  return trigger;
}

function openSelect(trigger, component, options, context) {
  const least = component.min_values ?? 1;
  const most = Math.min(component.max_values ?? 1, options.length);
  const single = most <= 1 && least === 1;
  const before = options.filter((option) => option.default).map((option) => option.value);
  let values = [...before];
  const rows = options.map((option) =>
    h(
      'div',
      {
        role: 'option',
        tabindex: '-1',
        class: 'list-option',
        'data-value': option.value,
        'aria-selected': String(values.includes(option.value)),
        onclick: () => toggle(option),
        onkeydown: (event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          event.stopPropagation();
          toggle(option);
        },
      },
      option.lead,
      h(
        'span',
        { class: 'list-text' },
        h('span', { class: 'list-label' }, option.label),
        option.description && h('span', { class: 'list-detail' }, option.description),
      ),
      icon('check'),
    ),
  );
  const list = h(
    'div',
    {
      role: 'listbox',
      id: 'select-options',
      class: 'list-options select-options',
      'aria-label': component.placeholder ?? 'Options',
      'aria-multiselectable': single ? null : 'true',
    },
    rows,
  );
  arrowKeys(list, '[role=option]');
  const done = h('button', { type: 'button', class: 'button primary', onclick: () => send() }, 'Done');
  const count = h('span', { class: 'muted', 'aria-live': 'polite' });
  const foot = single ? null : h('div', { class: 'select-foot' }, count, done);
  let sent = false;

  const send = () => {
    if (values.length < least || values.length > most) return;
    sent = true;
    shown.close();
    context.press(component, values);
  };
  const redraw = () => {
    rows.forEach((row, at) => row.setAttribute('aria-selected', String(values.includes(options[at].value))));
    fill(count, `${values.length} of ${most}${least ? `, at least ${least}` : ''}`);
    done.disabled = values.length < least || values.length > most;
  };
  const toggle = ({ value }) => {
    if (single) {
      values = [value];
      send();
      return;
    }
    if (values.includes(value)) values = values.filter((other) => other !== value);
    else if (values.length < most) values.push(value);
    redraw();
  };

  const shown = popup(trigger, [list, foot], {
    label: component.placeholder ?? 'Options',
    onClose: () => {
      trigger.setAttribute('aria-expanded', 'false');
      trigger.removeAttribute('aria-controls');
      // As on Discord, a menu for several values submits them when it closes.
      const changed = values.length !== before.length || values.some((value) => !before.includes(value));
      if (!single && !sent && changed) {
        sent = true;
        if (values.length >= least && values.length <= most) context.press(component, values);
      }
    },
  });
  trigger.setAttribute('aria-expanded', 'true');
  trigger.setAttribute('aria-controls', 'select-options');
  redraw();
  (rows.find((row) => row.getAttribute('aria-selected') === 'true') ?? rows[0])?.focus();
}
