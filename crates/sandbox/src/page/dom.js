// Builds elements. The page never uses innerHTML: content from bots and people becomes text nodes, so it
// can never become markup.

/** Creates an element. `on…` properties become listeners, all others attributes. */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === 'class') element.className = value;
    else if (name === 'value') element.value = value;
    else if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : value);
  }
  element.append(...solid(children));
  return element;
}

/** Replaces all children, skipping empty ones. */
export function fill(element, ...children) {
  element.replaceChildren(...solid(children));
  return element;
}

function solid(children) {
  return children.flat(Infinity).filter((child) => child || child === 0);
}

export const $ = (selector, root = document) => root.querySelector(selector);

/** The URL if it is safe for links and images, otherwise null (such as `javascript:`). */
export function safeUrl(address) {
  try {
    const url = new URL(address, location.href);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
}

/** The path of a file in this sandbox, or null for external files. */
export function homeUrl(address) {
  const url = safeUrl(address);
  if (!url) return null;
  const { hostname, origin, pathname, search } = new URL(url);
  if (origin === location.origin) return url;
  const isHere = ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
  return isHere && /^\/(ephemeral-)?attachments\//.test(pathname) ? pathname + search : null;
}

// Strokes on a 20 by 20 grid.
const ICONS = {
  close: 'M5 5l10 10M15 5L5 15',
  more: 'M4.5 10h.01M10 10h.01M15.5 10h.01',
  plus: 'M10 4v12M4 10h12',
  hash: 'M7.5 3.5l-1.5 13M14 3.5l-1.5 13M3.5 7.5h13.5M3 12.5h13.5',
  thread: 'M5 4v7.5a3 3 0 0 0 3 3h8M13 11.5l3 3-3 3',
  down: 'M10 4v11.5M5 11l5 5 5-5',
  chevron: 'M5.5 8l4.5 4.5L14.5 8',
  check: 'M4.5 10.5l3.5 3.5 7.5-8',
  eye: 'M2.5 10S5 5 10 5s7.5 5 7.5 5-2.5 5-7.5 5-7.5-5-7.5-5zM10 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  reply: 'M8 5L3.5 9.5 8 14M4 9.5h7.5a5 5 0 0 1 5 5',
  command: 'M12.5 3.5l-5 13',
  external: 'M11 4h5v5M16 4l-7 7M13.5 12v4H4V6.5h4',
  file: 'M5 3h6.5L15.5 7v10H5zM11.5 3v4h4',
  copy: 'M7 7h9v10H7zM13 7V3.5H4V14h3',
  pin: 'M7 3.5h6l-.7 5 2.7 3H5l2.7-3zM10 11.5v5.5',
  edit: 'M4 16l.8-3.4L13.5 4l2.5 2.5-8.6 8.7z',
  trash: 'M4 6h12M8 6V4h4v2M5.5 6l.8 10.5h7.4L14.5 6',
  tools: 'M3 6h7M14 6h3M3 14h3M10 14h7M12 3.5v5M8 11.5v5',
  help: 'M7.5 7.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M10 14.5h.01',
  smile: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14M7.5 8h.01M12.5 8h.01M7 11.5c1.7 2 4.3 2 6 0',
  sound: 'M4 8v4h2.5L10 15V5L6.5 8zM13 7.5a3.5 3.5 0 0 1 0 5M15 5.5a6.5 6.5 0 0 1 0 9',
  news: 'M4 8v4l9 3.5v-11zM13 8.5h2v3h-2M6.5 12.5l.7 3.5h1.6',
  forum: 'M3.5 4.5h9v6h-5l-3 2.5v-2.5h-1zM14 7.5h2.5v6h-1v2l-2.5-2h-4',
  search: 'M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11M13 13l4 4',
};

const SVG = 'http://www.w3.org/2000/svg';

/** A decorative icon. Its button has the label. */
export function icon(name) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.setAttribute('class', `icon icon-${name}`);
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', ICONS[name]);
  svg.append(path);
  return svg;
}

/** The display name. */
export function nameOf(user) {
  return user?.global_name || user?.username || 'somebody';
}

/** A custom emoji, or its name if it has no image. */
export function customEmoji(name, id) {
  const image = h('img', { class: 'custom-emoji', src: `/emojis/${id}`, alt: `:${name}:`, title: `:${name}:` });
  image.addEventListener('error', () => image.replaceWith(`:${name}:`));
  return image;
}

/** A round avatar: initials on a color derived from the name. */
export function avatar(user, size = '') {
  const name = nameOf(user);
  // This start value gives the first users of a sandbox distinct colors.
  let hash = 305;
  for (const letter of name) hash = (hash * 31 + letter.codePointAt(0)) >>> 0;
  const words = name.split(/[\s_.-]+/).filter(Boolean);
  const initials = words.length > 1 ? words[0][0] + words[1][0] : name.slice(0, 2);
  // Rendered by the style sheet, so that screen readers and copying skip the initials.
  const kind = user?.bot ? ' bot' : '';
  return h('span', {
    class: `avatar tint-${hash % 12} ${size}${kind}`,
    'aria-hidden': 'true',
    'data-initials': initials,
  });
}
