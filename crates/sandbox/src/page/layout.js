// Components V2: containers, sections, texts, galleries, files and separators. Rows are in `components.js`.

import { h } from './dom.js';
import { markdown } from './markdown.js';
import { fileCard, mosaic, picture } from './embeds.js';
import { button, componentRows } from './components.js';

const V2 = 1 << 15;
const Type = { ROW: 1, BUTTON: 2, SECTION: 9, TEXT: 10, THUMBNAIL: 11, GALLERY: 12, FILE: 13, SEPARATOR: 14, CONTAINER: 17 };

/** The components of a message: rows, or a layout of components V2. */
export function components(message, texts, context) {
  if (!(message.flags & V2)) return componentRows(message.components, context);
  return h(
    'div',
    { class: 'layout' },
    message.components.map((component) => part(component, texts, context)),
  );
}

function part(component, texts, context) {
  switch (component.type) {
    case Type.ROW:
      return componentRows([component], context);
    case Type.TEXT:
      return h('div', { class: 'message-text' }, markdown(component.content, texts));
    case Type.SECTION:
      return h(
        'div',
        { class: 'layout-section' },
        h(
          'div',
          {},
          component.components.map((child) => part(child, texts, context)),
        ),
        accessory(component.accessory, context),
      );
    case Type.GALLERY:
      return h('div', { class: 'attachments' }, mosaic(component.items.map((item) => media(item))));
    case Type.FILE:
      return spoiler(component, fileCard({ url: component.file.url, filename: component.name ?? 'File', size: component.size }));
    case Type.SEPARATOR:
      return component.divider
        ? h('hr', { class: `layout-line space-${component.spacing}` })
        : h('div', { class: `layout-line space-${component.spacing}`, 'aria-hidden': 'true' });
    case Type.CONTAINER: {
      const box = h(
        'div',
        { class: 'layout-container' },
        component.components.map((child) => part(child, texts, context)),
      );
      if (component.accent_color !== null && component.accent_color !== undefined) {
        box.style.borderLeftColor = `#${component.accent_color.toString(16).padStart(6, '0')}`;
      }
      return spoiler(component, box);
    }
    default:
      return null;
  }
}

function accessory(component, context) {
  if (component?.type === Type.BUTTON) return button(component, context);
  if (component?.type === Type.THUMBNAIL) return h('div', { class: 'layout-thumbnail' }, media(component));
  return null;
}

function media(item) {
  return spoiler(item, picture({ ...item.media, description: item.description }));
}

/** Hides a spoiler until it is opened. */
function spoiler(component, shown) {
  if (!component.spoiler || !shown) return shown;
  return h('details', { class: 'layout-spoiler' }, h('summary', {}, 'Spoiler'), shown);
}
