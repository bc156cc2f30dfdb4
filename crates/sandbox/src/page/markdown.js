// Discord's markdown → DOM nodes. Text only goes into text nodes.

import { customEmoji, h, nameOf, safeUrl } from './dom.js';
import { timestamp } from './time.js';

const FENCE = /```(?:([\w+#.-]+)\n)?\n?([\s\S]*?)\n?```/g;
const wrap =
  (tag, props = {}) =>
  ([, inner], context) =>
    h(tag, props, inline(inner, context));

// Tried in this order at each special character. Sticky, so that each matches only at that position.
const RULES = [
  [/\\([^A-Za-z0-9\s])/y, ([, character]) => character],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, ([, , code]) => h('code', {}, code.replace(/^ (.*) $/, '$1'))],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, wrap('strong')],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, wrap('u')],
  [/(?<!\*)\*(?=\S)((?:\*\*|\\[\s\S]|[^*\\])+?)\*(?!\*)/y, wrap('em')],
  [/(?<![A-Za-z0-9])_(?=\S)((?:__|\\[\s\S]|[^\\_])+?)_(?![A-Za-z0-9_])/y, wrap('em')],
  [/~~((?:\\[\s\S]|[^\\])+?)~~/y, wrap('s')],
  [/\|\|([\s\S]+?)\|\|/y, ([, inner], context) => spoiler(inline(inner, context))],
  [
    /\[((?:\\.|[^\]\\])+?)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"([^"]*)")?\)/y,
    ([, text, url, title], context) => link(url, inline(text, { ...context, linked: true }), title),
  ],
  [/<(https?:\/\/[^\s>]+)>/y, ([, url]) => link(url, url)],
  [/https?:\/\/[^\s<]*[^<.,:;"'\])\s*_~|]/y, ([url], context) => (context.linked ? url : link(url, url))],
  [/<@!?(\d+)>/y, ([, id], context) => userMention(id, context)],
  [/<@&(\d+)>/y, ([, id], context) => h('span', { class: 'mention' }, `@${context.roleName?.(id) ?? 'role'}`)],
  [/<#(\d+)>/y, ([, id], context) => channelMention(id, context)],
  [
    /<\/([^:>]+):\d+>/y,
    ([, name], context) =>
      h('button', { type: 'button', class: 'mention', onclick: () => context.onCommand?.(name) }, `/${name}`),
  ],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, ([, unix, style]) => timestamp(Number(unix), style)],
  [/<a?:(\w+):(\d+)>/y, ([, name, id]) => customEmoji(name, id)],
  [/@(?:everyone|here)\b/y, ([text], context) => (context.everyone ? h('span', { class: 'mention me' }, text) : text)],
];
const SPECIAL = /[\\`*_~|[<h@]/g;

/** Renders the text of a message or an embed. */
export function markdown(text, context = {}) {
  const nodes = [];
  let from = 0;
  for (const match of text.matchAll(FENCE)) {
    nodes.push(...blocks(text.slice(from, match.index), context));
    nodes.push(h('pre', { tabindex: '0' }, h('code', {}, match[2])));
    from = match.index + match[0].length;
    if (text[from] === '\n') from += 1;
  }
  nodes.push(...blocks(text.slice(from), context));
  return nodes;
}

/** Renders inline text: titles, names and labels. */
export function inline(text, context = {}) {
  const nodes = [];
  let plain = '';
  let at = 0;
  while (at < text.length) {
    SPECIAL.lastIndex = at;
    const next = SPECIAL.exec(text)?.index ?? text.length;
    plain += text.slice(at, next);
    at = next;
    if (at === text.length) break;
    const found = applyRule(text, at, context);
    if (found) {
      if (plain) nodes.push(plain);
      plain = '';
      nodes.push(found.node);
      at = found.end;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  if (plain) nodes.push(plain);
  return nodes;
}

function applyRule(text, at, context) {
  for (const [pattern, make] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    // Read before `make`, which may reuse the pattern for inner text.
    if (match) {
      const end = pattern.lastIndex;
      return { node: make(match, context), end };
    }
  }
  return null;
}

function blocks(text, context) {
  const nodes = [];
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  let paragraph = [];
  const flush = () => {
    if (paragraph.length) nodes.push(h('p', {}, inline(paragraph.join('\n'), context)));
    paragraph = [];
  };
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i];
    const heading = /^(#{1,3}) +(\S.*)$/.exec(line);
    const small = /^-# +(\S.*)$/.exec(line);
    if (heading) {
      flush();
      nodes.push(h('p', { class: `heading h${heading[1].length}` }, inline(heading[2], context)));
    } else if (small) {
      flush();
      nodes.push(h('p', { class: 'subtext' }, inline(small[1], context)));
    } else if (/^>>> /.test(line) && !context.quoted) {
      flush();
      const rest = [line.slice(4), ...lines.slice(i + 1)].join('\n');
      nodes.push(h('blockquote', {}, blocks(rest, { ...context, quoted: true })));
      break;
    } else if (/^> /.test(line) && !context.quoted) {
      flush();
      const quoted = [];
      for (; i < lines.length && /^> ?/.test(lines[i]); i += 1) quoted.push(lines[i].replace(/^> ?/, ''));
      i -= 1;
      nodes.push(h('blockquote', {}, blocks(quoted.join('\n'), { ...context, quoted: true })));
    } else if (ITEM.test(line)) {
      flush();
      const items = [];
      for (; i < lines.length && ITEM.test(lines[i]); i += 1) {
        const item = ITEM.exec(lines[i]);
        // A number after bullets starts a new list, unless nested.
        if (items.length && item[1].length < 2 && isOrdered(item) !== isOrdered(items[0])) break;
        items.push(item);
      }
      i -= 1;
      nodes.push(list(items, context));
    } else paragraph.push(line);
  }
  flush();
  return nodes;
}

const ITEM = /^( *)([-*]|\d+\.) +(\S.*)$/;
const isOrdered = (item) => /\d/.test(item[2]);

function list(items, context) {
  const ordered = isOrdered(items[0]);
  const root = h(ordered ? 'ol' : 'ul', ordered ? { start: parseInt(items[0][2], 10) } : {});
  let last = null;
  for (const [, indent, , text] of items) {
    const item = h('li', {}, inline(text, context));
    // Only two levels, unlike Discord.
    if (indent.length > 1 && last) {
      const inner = last.querySelector('ul') ?? last.appendChild(h('ul'));
      inner.append(item);
    } else {
      root.append(item);
      last = item;
    }
  }
  return root;
}

function link(url, content, title) {
  const address = safeUrl(url);
  if (!address) return h('span', {}, content);
  return h('a', { href: address, target: '_blank', rel: 'noopener noreferrer', title: title || address }, content);
}

function spoiler(content) {
  const reveal = (event) => {
    const element = event.currentTarget;
    if (element.classList.contains('revealed')) return;
    event.preventDefault();
    element.classList.add('revealed');
    element.removeAttribute('role');
    element.removeAttribute('aria-label');
    element.removeAttribute('tabindex');
  };
  return h(
    'span',
    {
      class: 'spoiler',
      role: 'button',
      tabindex: '0',
      'aria-label': 'Spoiler, press to show',
      onclick: reveal,
      onkeydown: (event) => (event.key === 'Enter' || event.key === ' ') && reveal(event),
    },
    h('span', {}, content),
  );
}

function userMention(id, context) {
  const user = context.person?.(id);
  const me = id === context.me ? ' me' : '';
  return h(
    'button',
    {
      type: 'button',
      tabindex: '-1',
      class: `mention${me}`,
      'data-user-id': id,
      onclick: (event) => user && context.onUser?.(user, event.currentTarget),
    },
    `@${user ? nameOf(user) : 'unknown'}`,
  );
}

function channelMention(id, context) {
  const channel = context.channel?.(id);
  return h(
    'button',
    {
      type: 'button',
      class: 'mention',
      onclick: () => channel && context.onChannel?.(id),
    },
    `#${channel?.name ?? 'unknown'}`,
  );
}
