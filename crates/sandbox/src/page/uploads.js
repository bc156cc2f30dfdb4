// Files to send: chosen, dropped or pasted, and shown as chips.

import { fill, h, icon } from './dom.js';

const MOST = 10;
const LARGEST = 10 * 1024 * 1024;

export function bytes(size) {
  if (size < 1024) return `${size} bytes`;
  return size < 1048576 ? `${(size / 1024).toFixed(1)} KB` : `${(size / 1048576).toFixed(1)} MB`;
}

/** The reason why files cannot be sent, or null. */
export function problemWith(files) {
  if (files.length > MOST) return `At most ${MOST} files fit on a message`;
  const large = files.find((file) => file.size > LARGEST);
  return large ? `${large.name} is larger than ${bytes(LARGEST)}` : null;
}

/** Opens the browser's file picker and calls `take(files)` with the chosen files. */
export function pickFiles(take, { multiple = true } = {}) {
  const input = h('input', { type: 'file', multiple, class: 'sr-only', tabindex: '-1', 'aria-hidden': 'true', id: 'file-picker' });
  document.querySelector('#file-picker')?.remove();
  input.addEventListener('change', () => {
    take([...input.files]);
    input.remove();
  });
  // In the page, because tests and some browsers need an attached input.
  (document.querySelector('dialog[open]') ?? document.body).append(input);
  input.click();
}

/** The files of a paste or drop event. */
export const filesOf = (transfer) => [...(transfer?.files ?? [])];

/** Calls `take(files)` for files dropped on an element, which is highlighted during the drag. */
export function acceptDrops(element, take) {
  const carries = (event) => [...(event.dataTransfer?.types ?? [])].includes('Files');
  element.addEventListener('dragover', (event) => {
    if (!carries(event)) return;
    event.preventDefault();
    element.classList.add('dropping');
  });
  element.addEventListener('dragleave', (event) => {
    if (!element.contains(event.relatedTarget)) element.classList.remove('dropping');
  });
  element.addEventListener('drop', (event) => {
    element.classList.remove('dropping');
    if (!carries(event)) return;
    event.preventDefault();
    take(filesOf(event.dataTransfer));
  });
}

/** Shows files as chips with a remove button. */
export function chips(files, remove) {
  return h(
    'ul',
    { class: 'chips', 'aria-label': 'Files to send' },
    files.map((file) =>
      h(
        'li',
        { class: 'chip' },
        icon('file'),
        h('span', { class: 'chip-name' }, file.name),
        h('span', { class: 'muted' }, bytes(file.size)),
        h(
          'button',
          { type: 'button', class: 'icon-button', 'aria-label': `Remove ${file.name}`, onclick: () => remove(file) },
          icon('close'),
        ),
      ),
    ),
  );
}

/** Shows the chips of `files` in an element. */
export function drawChips(element, files, remove) {
  fill(element, files.length > 0 && chips(files, remove));
}
