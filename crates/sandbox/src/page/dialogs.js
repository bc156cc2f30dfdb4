// Dialogs: an image at full size, and the quick switcher. `<dialog>` keeps the focus inside, closes with Esc and
// restores the focus. Modals of bots are in `modal.js`.

import { $, fill, h, icon } from './dom.js';
import { Listbox } from './listbox.js';

/** Shows content in a dialog. */
export function openDialog(dialog, ...content) {
  fill(dialog, content);
  if (!dialog.open) dialog.showModal();
}

/** Also closes the dialog on a click outside of its content. */
export function closeOnBackdrop(dialog) {
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
}

export function closeButton(dialog) {
  return h(
    'button',
    { type: 'button', class: 'icon-button', 'aria-label': 'Close', onclick: () => dialog.close() },
    icon('close'),
  );
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

/** Ctrl+K: opens a channel or DM, or switches to another user. `entries`: `{label, detail, lead, run}`. */
export function quickSwitcher(entries) {
  const dialog = $('#switcher');
  const input = h('input', {
    type: 'text',
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'true',
    placeholder: 'Channel or person',
    'aria-label': 'Go to a channel or person, or switch users',
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
    listbox.show(input, fits, { title: 'Go to', empty: 'No match' });
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
