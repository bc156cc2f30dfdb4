// Popups beside the element that opened them: menus and select lists.

import { h } from './dom.js';

let open = null;

/** Shows `content` beside `anchor`. It closes with Esc or Tab, a click elsewhere, or a resized window. */
export function popup(anchor, content, { onClose, label, at } = {}) {
  closePopup();
  const element = h('div', { class: 'popup', tabindex: '-1', role: 'dialog', 'aria-label': label }, content);
  const opener = document.activeElement;
  const close = (giveFocusBack = true) => {
    if (open?.element !== element) return;
    open = null;
    element.remove();
    removeEventListener('pointerdown', outside, true);
    removeEventListener('resize', quietly);
    removeEventListener('scroll', follow, true);
    if (giveFocusBack && opener?.isConnected) opener.focus();
    onClose?.();
  };
  const quietly = () => close(false);
  // A new message moves the others up. Move the popup along.
  const follow = (event) => !element.contains(event.target) && !at && place(element, anchor.getBoundingClientRect());
  const outside = (event) => !element.contains(event.target) && !anchor.contains(event.target) && close(false);
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  });
  addEventListener('pointerdown', outside, true);
  addEventListener('resize', quietly);
  addEventListener('scroll', follow, true);
  open = { element, close, anchor };
  (anchor.closest('dialog') ?? document.body).append(element);
  place(element, at ? new DOMRect(at.x, at.y, 0, 0) : anchor.getBoundingClientRect());
  return { element, close, place: () => place(element, anchor.getBoundingClientRect()) };
}

export function closePopup() {
  open?.close(false);
}

/** Closes a popup whose anchor was redrawn, since it may be outdated. */
export function closeIfGone() {
  if (open && !open.anchor.isConnected) open.close(false);
}

/** Whether this anchor's popup is open, in which case its button closes it. */
export const isOpenFor = (anchor) => open?.anchor === anchor;

function place(element, box) {
  const margin = 8;
  const { offsetWidth: width, offsetHeight: height } = element;
  const below = innerHeight - box.bottom - margin;
  const top = height <= below || below > box.top ? box.bottom + 4 : box.top - height - 4;
  const left = Math.min(Math.max(margin, box.left), innerWidth - width - margin);
  element.style.top = `${Math.min(Math.max(margin, top), Math.max(margin, innerHeight - height - margin))}px`;
  element.style.left = `${left}px`;
  element.style.minWidth = `${Math.min(box.width, innerWidth - 2 * margin)}px`;
}

/** Moves the focus between items with the arrow keys, Home, End and the first letter of a label. */
export function arrowKeys(element, selector) {
  element.addEventListener('keydown', (event) => {
    const items = [...element.querySelectorAll(selector)];
    const at = items.indexOf(document.activeElement);
    const targets = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1, Home: 0, End: -1 };
    let next = null;
    if (event.key in targets) next = items.at(targets[event.key] % items.length);
    else if (event.key.length === 1 && /\S/.test(event.key) && event.target.tagName !== 'INPUT') {
      const rest = [...items.slice(at + 1), ...items.slice(0, at + 1)];
      next = rest.find((item) => item.textContent.trim().toLowerCase().startsWith(event.key.toLowerCase()));
    }
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  });
}

/** A menu of `{label, detail, command, danger, run}`. A string is a heading, null a separator. */
export function menu(anchor, entries, { label, at, header } = {}) {
  const list = h(
    'div',
    { role: 'menu', 'aria-label': label, class: 'menu' },
    entries.map((entry) => {
      if (entry === null) return h('div', { role: 'separator', class: 'menu-line' });
      if (typeof entry === 'string') return h('div', { class: 'menu-heading', role: 'presentation' }, entry);
      return h(
        'button',
        {
          type: 'button',
          role: 'menuitem',
          tabindex: '-1',
          class: `menu-item ${entry.danger ? 'danger' : ''}`,
          'data-command': entry.command,
          onclick: () => {
            shown.close();
            entry.run();
          },
        },
        h('span', {}, entry.label),
        entry.detail && h('span', { class: 'menu-detail' }, entry.detail),
      );
    }),
  );
  arrowKeys(list, '[role=menuitem]');
  const shown = popup(anchor, [header, list], { label, at });
  list.querySelector('[role=menuitem]')?.focus();
  return shown;
}
