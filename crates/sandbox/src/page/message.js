// Renders a message.

import { avatar, h, icon, nameOf } from './dom.js';
import { markdown } from './markdown.js';
import { attachments, embed } from './embeds.js';
import { components } from './layout.js';
import { reactions } from './reactions.js';
import { clock, said } from './time.js';
import { poll } from './polls.js';
import { EPHEMERAL, isWebhook, LOADING } from './world.js';

const COMMAND = 2;
const REPLY = 19;
const CONTEXT_COMMAND = 23;
// Texts of message types without content.
const SYSTEM = { 6: 'pinned a message', 7: 'joined the server', 18: 'started a thread' };

/**
 * `context`: `{account, world, head, busy, note, thread, actions}`; `head`: whether to show the author.
 * `actions`: press, dismiss, openUser, openMenu, openChannel, insertCommand, jump.
 */
export function messageElement(message, context) {
  const { world, account, head, actions } = context;
  const author = authorOf(message, world);
  const ephemeral = Boolean(message.flags & EPHEMERAL);
  const loading = Boolean(message.flags & LOADING);
  const pinged = world.pinged(account, message);
  const css = ['message', head && 'head', pinged && 'pinged', ephemeral && 'ephemeral'].filter(Boolean).join(' ');
  const element = h(
    'article',
    {
      class: css,
      tabindex: '-1',
      'data-message-id': message.id,
      'aria-label': nameOfMessage(message, author),
    },
    commandLine(message, context),
    replyLine(message, context),
    head ? avatarButton(author, actions) : h('span', { class: 'gutter' }, clock(message.timestamp)),
    h(
      'div',
      { class: 'message-body' },
      head &&
        h(
          'header',
          {},
          authorButton(author, actions),
          author.bot && h('span', { class: 'bot-tag' }, 'BOT'),
          said(message.timestamp),
        ),
      loading ? thinking(author) : content(message, context),
      forwarded(message, context),
      attachments(message),
      stickers(message),
      poll(message, (answers) => actions.vote(message, answers)),
      message.embeds?.map((each) => embed(each, message, textContext(message, context))),
      components(message, textContext(message, context), {
        busy: context.busy,
        press: (component, values) => actions.press(message, component, values),
        people: () => [...world.people.values()].filter((person) => person.username),
        roles: () => world.guilds.flatMap((guild) => guild.roles ?? []),
        channels: () => [...account.channels.values()].filter((channel) => channel.type === 0),
      }),
      reactions(message, actions.react, (anchor) => actions.chooseReaction(message, anchor)),
      context.thread &&
        h(
          'button',
          { type: 'button', class: 'thread-link', onclick: () => actions.openChannel(context.thread.id) },
          icon('thread'),
          h('b', {}, context.thread.name),
          h('span', { class: 'muted' }, 'Open the thread'),
        ),
      context.note && h('p', { class: 'message-note', role: 'status' }, context.note),
      ephemeral &&
        h(
          'footer',
          { class: 'private-note' },
          icon('eye'),
          'Only you can see this · ',
          h('button', { type: 'button', class: 'text-button', onclick: () => actions.dismiss(message) }, 'Dismiss'),
        ),
    ),
    h(
      'div',
      { class: 'message-tools' },
      tool('smile', 'Add a reaction', (event) => actions.chooseReaction(message, event.currentTarget)),
      tool('reply', 'Reply', () => actions.reply(message)),
      h(
        'button',
        {
          type: 'button',
          class: 'icon-button',
          tabindex: '-1',
          'aria-label': 'Message menu',
          'aria-haspopup': 'menu',
          onclick: (event) => actions.openMenu(message, event.currentTarget),
        },
        icon('more'),
      ),
    ),
  );
  return element;
}

/** A button beside a message. Keyboard users find it in the menu. */
function tool(name, label, onclick) {
  const more = { type: 'button', class: 'icon-button', tabindex: '-1', 'aria-label': label, title: label, onclick };
  return h('button', more, icon(name));
}

/** The author. Webhook authors exist only in the message itself. */
const authorOf = (message, world) =>
  isWebhook(message) ? { ...message.author, bot: true } : (world.people.get(message.author.id) ?? message.author);

/** The author and text, for screen readers. */
function nameOfMessage(message, author) {
  const embed = message.embeds?.[0];
  const words = message.content || message.poll?.question.text || embed?.title || embed?.description || '';
  const files = message.attachments?.length ? ` ${message.attachments.map((file) => file.filename).join(', ')}` : '';
  const said = `${words.replace(/[*_~`|]{1,3}/g, '').slice(0, 160)}${files}`.trim();
  return `${nameOf(author)}${said ? `: ${said}` : ''}, ${new Date(message.timestamp).toLocaleTimeString()}`;
}

/** The forwarded message. */
function forwarded(message, context) {
  const original = message.message_snapshots?.[0]?.message;
  if (!original) return null;
  const texts = textContext(original, context);
  return h(
    'div',
    { class: 'forwarded' },
    h('p', { class: 'muted' }, icon('reply'), 'Forwarded'),
    original.content && h('div', { class: 'message-text' }, markdown(original.content, texts)),
    attachments(original),
    original.embeds?.map((each) => embed(each, original, texts)),
  );
}

function textContext(message, { world, account, actions }) {
  return {
    roleName: (id) => world.guilds.flatMap((guild) => guild.roles ?? []).find((role) => role.id === id)?.name,
    me: account.user.id,
    everyone: Boolean(message.mention_everyone),
    person: (id) => world.people.get(id) ?? message.mentions?.find((user) => user.id === id),
    channel: (id) => account.channels.get(id),
    onUser: actions.openUser,
    onChannel: actions.openChannel,
    onCommand: actions.insertCommand,
  };
}

function content(message, context) {
  const edited =
    message.edited_timestamp &&
    h('span', { class: 'edited', title: new Date(message.edited_timestamp).toLocaleString() }, '(edited)');
  if (!message.content) {
    if (SYSTEM[message.type]) return h('div', { class: 'message-text system' }, SYSTEM[message.type]);
    return null;
  }
  const nodes = markdown(message.content, textContext(message, context));
  const last = nodes.at(-1);
  // At the end of the last line, not on a separate line.
  if (edited && last?.tagName === 'P') last.append(' ', edited);
  else if (edited) nodes.push(edited);
  return h('div', { class: 'message-text' }, nodes);
}

function thinking(author) {
  return h(
    'div',
    { class: 'message-text thinking', role: 'status' },
    h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i')),
    `${nameOf(author)} is thinking…`,
  );
}

function avatarButton(author, actions) {
  return h(
    'button',
    {
      type: 'button',
      class: 'avatar-button',
      tabindex: '-1',
      'aria-label': `About ${nameOf(author)}`,
      onclick: (event) => actions.openUser(author, event.currentTarget),
      oncontextmenu: (event) => {
        event.preventDefault();
        actions.openUser(author, event.currentTarget);
      },
    },
    avatar(author),
  );
}

function authorButton(author, actions) {
  return h(
    'button',
    {
      type: 'button',
      class: `author${author.bot ? ' is-bot' : ''}`,
      tabindex: '-1',
      'data-user-id': author.id,
      onclick: (event) => actions.openUser(author, event.currentTarget),
      oncontextmenu: (event) => {
        event.preventDefault();
        actions.openUser(author, event.currentTarget);
      },
    },
    nameOf(author),
  );
}

/** "Alice used /order", above the response to a command. */
function commandLine(message, { world, actions }) {
  const used = message.interaction_metadata ?? message.interaction;
  if (!used || used.type !== COMMAND || message.type === REPLY) return null;
  const user = world.people.get(used.user?.id) ?? used.user;
  const name = used.name ?? message.interaction?.name;
  if (!user) return null;
  // Context menu commands have no slash.
  const slash = message.type === CONTEXT_COMMAND ? '' : '/';
  return h(
    'div',
    { class: 'context-line' },
    icon('command'),
    avatar(user, 'tiny'),
    h(
      'button',
      {
        type: 'button',
        class: 'author',
        tabindex: '-1',
        onclick: (event) => actions.openUser(user, event.currentTarget),
      },
      nameOf(user),
    ),
    ' used ',
    h('span', { class: 'command-name' }, name ? `${slash}${name}` : 'a command'),
  );
}

function replyLine(message, { world, actions }) {
  if (message.type !== REPLY || !message.message_reference) return null;
  const original = message.referenced_message;
  if (!original)
    return h('div', { class: 'context-line' }, icon('reply'), h('em', {}, 'The original message was deleted'));
  const author = world.people.get(original.author.id) ?? original.author;
  const words = original.content || (original.embeds?.[0]?.title ?? 'Show the message');
  // Plain text, because a button cannot contain links or mentions.
  const line = words
    .split('\n')[0]
    .replace(/<@!?(\d+)>/g, (_, id) => `@${nameOf(world.people.get(id))}`)
    .replace(/[*_~`|]{1,3}/g, '');
  return h(
    'button',
    { type: 'button', class: 'context-line', onclick: () => actions.jump(original.id) },
    icon('reply'),
    avatar(author, 'tiny'),
    h('span', { class: 'author' }, nameOf(author)),
    h('span', { class: 'reply-text' }, line.slice(0, 160)),
  );
}

/** An unanswered or failed command. */
export function pendingElement(row, actions) {
  const failed = row.state === 'failed';
  return h(
    'article',
    { class: `message head waiting ${failed ? 'failed' : ''}`, 'data-nonce': row.nonce, tabindex: '-1' },
    h('span', { class: 'avatar-button' }, avatar(row.account.user)),
    h(
      'div',
      { class: 'message-body' },
      h(
        'header',
        {},
        h('span', { class: 'author' }, nameOf(row.account.user)),
        h('span', { class: 'command-name' }, row.label),
      ),
      failed
        ? h(
            'div',
            { class: 'message-text', role: 'alert' },
            row.reason,
            ' · ',
            h('button', { type: 'button', class: 'text-button', onclick: () => actions.dropRow(row) }, 'Dismiss'),
          )
        : h(
            'div',
            { class: 'message-text thinking', role: 'status' },
            h('span', { class: 'dots', 'aria-hidden': 'true' }, h('i'), h('i'), h('i')),
            'Sending to the bot…',
          ),
    ),
  );
}

/** The stickers of a message. A sticker without an image is shown as its name. */
function stickers(message) {
  const LOTTIE = 3;
  return message.sticker_items?.map(({ id, name, format_type: format }) =>
    format === LOTTIE
      ? h('p', { class: 'muted' }, `Sticker: ${name}`)
      : h('img', { class: 'sticker', src: `/stickers/${id}`, alt: `Sticker: ${name}` }),
  );
}
