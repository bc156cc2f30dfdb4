// Images, files and embeds. Space is reserved before an image loads, so that the layout does not shift.

import { h, homeUrl, icon, safeUrl } from './dom.js';
import { inline, markdown } from './markdown.js';
import { said } from './time.js';
import { lightbox } from './dialogs.js';
import { bytes } from './uploads.js';

// Maximum size of a single image in Discord's desktop client.
const WIDEST_PX = 550;
const TALLEST_PX = 350;

const isImage = (file) =>
  /^image\/(png|jpe?g|gif|webp)/.test(file.content_type ?? '') || /\.(png|jpe?g|gif|webp)$/i.test(file.filename ?? '');

/** Files not shown in an embed. */
export function attachments(message) {
  const shown = new Set(
    (message.embeds ?? []).flatMap((embed) => [embed.image?.url, embed.thumbnail?.url]).filter(Boolean),
  );
  const rest = (message.attachments ?? []).filter(
    (file) => !shown.has(file.url) && !shown.has(`attachment://${file.filename}`),
  );
  if (!rest.length) return null;
  const others = rest.filter((file) => !isImage(file));
  return h('div', { class: 'attachments' }, mosaic(rest.filter(isImage).map((file) => picture(file))), others.map(fileCard));
}

/** Several images share the space of one, as on Discord. */
export function mosaic(pictures) {
  if (pictures.length < 2) return pictures;
  const columns = pictures.length === 2 || pictures.length === 4 ? 2 : 3;
  return h('div', { class: `mosaic columns-${columns}` }, pictures);
}

/** The name of an external image, since the page loads no external resources. */
function elsewhere(url, description) {
  const address = safeUrl(url);
  if (!address) return null;
  return h(
    'a',
    { class: 'file', href: address, target: '_blank', rel: 'noopener noreferrer' },
    icon('external'),
    h('span', {}, h('span', { class: 'file-name' }, description || 'A picture'), h('span', { class: 'muted' }, new URL(address).host)),
  );
}

/** An image with a button that shows its alt text. */
export function picture({ url, width, height, description, filename }) {
  const address = homeUrl(url);
  if (!address) return elsewhere(url, description);
  const alt = description || '';
  const image = h('img', {
    src: address,
    alt: alt || filename || 'Picture',
    loading: 'lazy',
    decoding: 'async',
    width,
    height,
  });
  const view = h(
    'button',
    {
      type: 'button',
      class: 'picture-open',
      'aria-label': `Open picture${alt ? `: ${alt}` : ''}`,
      onclick: () => lightbox(address, alt),
    },
    image,
  );
  if (width && height) {
    const scale = Math.min(1, WIDEST_PX / width, TALLEST_PX / height);
    view.style.width = `${Math.round(width * scale)}px`;
    view.style.aspectRatio = `${width} / ${height}`;
    view.style.setProperty('--shape', width / height);
  }
  image.addEventListener('load', () => (view.style.backgroundImage = ''));
  image.addEventListener('error', () => view.classList.add('broken'));
  if (!alt) return h('figure', { class: 'picture' }, view);
  const caption = h('figcaption', { hidden: true }, alt);
  const toggle = h(
    'button',
    {
      type: 'button',
      class: 'alt-toggle',
      'aria-expanded': 'false',
      'aria-label': 'ALT: read the description of the picture',
      onclick: () => {
        caption.hidden = !caption.hidden;
        toggle.setAttribute('aria-expanded', String(!caption.hidden));
      },
    },
    'ALT',
  );
  // Beside the image, so that it covers nothing.
  return h('figure', { class: 'picture' }, view, toggle, caption);
}

export function fileCard({ url, filename, size }) {
  return h(
    'a',
    { class: 'file', href: homeUrl(url) ?? safeUrl(url), target: '_blank', rel: 'noopener noreferrer', download: filename },
    icon('file'),
    h(
      'span',
      {},
      h('span', { class: 'file-name' }, filename),
      size !== undefined && h('span', { class: 'muted' }, bytes(size)),
    ),
  );
}

/** One embed of a message. */
export function embed(given, message, context) {
  const element = h(
    'div',
    { class: 'embed' },
    given.thumbnail && thumbnail(given.thumbnail, message),
    given.author &&
      h('div', { class: 'embed-author' }, small(given.author.icon_url), linked(given.author.url, given.author.name)),
    given.title && h('div', { class: 'embed-title' }, linked(given.url, inline(given.title, context))),
    given.description && h('div', { class: 'embed-text' }, markdown(given.description, context)),
    given.fields?.length &&
      h(
        'dl',
        { class: 'embed-fields' },
        given.fields.map((field) =>
          h(
            'div',
            { class: field.inline ? 'inline' : 'whole' },
            h('dt', {}, inline(field.name, context)),
            h('dd', {}, markdown(field.value, context)),
          ),
        ),
      ),
    given.image && embedPicture(given.image, message),
    (given.footer || given.timestamp) &&
      h(
        'div',
        { class: 'embed-footer' },
        small(given.footer?.icon_url),
        given.footer?.text,
        given.footer && given.timestamp && ' · ',
        given.timestamp && said(given.timestamp),
      ),
  );
  if (given.color || given.color === 0) {
    element.style.setProperty('--embed', `#${given.color.toString(16).padStart(6, '0')}`);
  }
  return element;
}

/** A small image beside a text, unless it is external. */
function small(url) {
  const address = url && homeUrl(url);
  return address ? h('img', { class: 'embed-icon', src: address, alt: '' }) : null;
}

function linked(url, content) {
  const address = url && safeUrl(url);
  return address ? h('a', { href: address, target: '_blank', rel: 'noopener noreferrer' }, content) : content;
}

/** The file shown in an embed, with its alt text and size. */
function source(image, message) {
  const file = (message.attachments ?? []).find(
    (each) => each.url === image.url || `attachment://${each.filename}` === image.url,
  );
  return {
    width: image.width,
    height: image.height,
    description: image.description,
    ...file,
    url: file?.url ?? image.url,
  };
}

const embedPicture = (image, message) => picture(source(image, message));

function thumbnail(image, message) {
  const { url, description } = source(image, message);
  const address = homeUrl(url);
  if (!address) return null;
  return h(
    'button',
    {
      type: 'button',
      class: 'thumbnail',
      'aria-label': `Open picture${description ? `: ${description}` : ''}`,
      onclick: () => lightbox(address, description),
    },
    h('img', { src: address, alt: description ?? '', loading: 'lazy' }),
  );
}
