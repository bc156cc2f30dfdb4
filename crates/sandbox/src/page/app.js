// Assembles the page: actions, events between its parts, global keys and startup.

import { $, avatar, fill, h, icon, nameOf } from './dom.js';
import { api } from './api.js';
import { CommandType, contextPayload, usableIn } from './commands.js';
import { Composer } from './composer.js';
import { About } from './about.js';
import { closeOnBackdrop, quickSwitcher } from './dialogs.js';
import { makeHint } from './hint.js';
import { Interactions } from './interactions.js';
import { showModal } from './modal.js';
import { pickEmoji } from './picker.js';
import { showPins } from './pins.js';
import { closePopup, menu, popup } from './popup.js';
import { reactionName } from './reactions.js';
import { Sidebar, orderedChannels } from './sidebar.js';
import { Timeline } from './timeline.js';
import { Tools } from './tools.js';
import { EPHEMERAL, isDm, placeIcon, World } from './world.js';

const WITHOUT_COMMANDS_MS = 2500;
const WITH_COMMANDS_MS = 20000;

const world = new World();
const interactions = new Interactions(world, (account, modal, place) =>
  showModal(modal, offers(account), (components, files) =>
    interactions.submitModal(account, modal, place, components, files),
  ),
);

// Actions

/** The choices of a modal's menus for a user. */
function offers(account) {
  return {
    people: () => [...world.people.values()].filter((person) => person.username),
    channels: () => [...account.channels.values()].filter((channel) => !isDm(channel)),
    roles: () => world.guilds.flatMap((guild) => guild.roles ?? []),
  };
}

const actions = {
  openChannel(id) {
    closeDrawer();
    world.go(id);
    actions.focusComposer(true);
  },
  async openDm(person) {
    closeDrawer();
    try {
      await world.openDm(world.current, person);
      actions.focusComposer(true);
    } catch (error) {
      toast(`Cannot open a direct message with ${nameOf(person)}: ${error.message}`);
    }
  },
  become(account, channelId) {
    closePopup();
    world.become(account, channelId);
    actions.focusComposer(true);
  },
  /** Focuses the composer. If `unasked`, skips touch screens, since the keyboard would open. */
  focusComposer(unasked = false) {
    if (unasked && matchMedia('(pointer: coarse)').matches) return;
    (composer.form ?? composer.input).focus();
  },
  press: (message, component, values) => interactions.component(world.current, message, component, values),
  dismiss: (message) => world.dismiss(world.current, message),
  react(message, emoji, add) {
    const { token } = world.current;
    tell(api.react(token, message.channel_id, message.id, reactionName(emoji), add));
  },
  async chooseReaction(message, anchor) {
    const { token, channels } = world.current;
    const guild = channels.get(message.channel_id)?.guild_id;
    // Without custom emojis in DMs, or if they cannot be loaded.
    const own = guild ? await api.emojis(token, guild).catch(() => []) : [];
    pickEmoji(anchor, own, (emoji) => actions.react(message, emoji, true));
  },
  vote: (message, answers) => tell(api.vote(world.current.token, message, answers)),
  reply: (message) => composer.startAbout(message, false),
  dropRow: (row) => interactions.dropRow(row),
  insertCommand: (name) => composer.insertCommand(name),
  jump: (id) => timeline.jump(id),
  openUser(person, anchor) {
    const entries = userEntries(person);
    menu(anchor, entries, {
      label: `About ${nameOf(person)}`,
      header: h(
        'div',
        { class: 'card' },
        avatar(person, 'large'),
        h(
          'div',
          {},
          h('strong', {}, nameOf(person)),
          person.bot && h('span', { class: 'bot-tag' }, 'BOT'),
          h('div', { class: 'muted' }, person.id === world.current.user.id ? 'This is you' : `@${person.username}`),
        ),
      ),
    });
  },
  openMenu(message, anchor) {
    const author = world.people.get(message.author.id) ?? message.author;
    const commands = contextCommands(CommandType.MESSAGE);
    const { token, user } = world.current;
    const isPrivate = Boolean(message.flags & EPHEMERAL);
    const own = message.author.id === user.id;
    menu(
      anchor,
      [
        !isPrivate && { label: 'Add a reaction…', run: () => actions.chooseReaction(message, anchor) },
        !isPrivate && { label: 'Reply', run: () => actions.reply(message) },
        own && message.content && { label: 'Edit', run: () => composer.startAbout(message, true) },
        !isPrivate && {
          label: message.pinned ? 'Unpin' : 'Pin',
          run: () => tell(api.pin(token, message, !message.pinned)),
        },
        message.content && { label: 'Copy text', run: () => copy(message.content) },
        { label: 'Copy message id', run: () => copy(message.id) },
        !isPrivate && { label: 'Delete', danger: true, run: () => tell(api.remove(token, message)) },
        commands.length > 0 && 'Apps',
        ...commands.map((command) => contextEntry(command, message.id)),
        null,
        nameOf(author),
        ...userEntries(author),
      ].filter((entry) => entry !== false && entry !== '' && entry !== undefined),
      { label: 'Message menu' },
    );
  },
  addUser(anchor) {
    const input = h('input', {
      type: 'text',
      id: 'new-user',
      maxlength: '32',
      autocomplete: 'off',
      placeholder: 'Name',
      required: true,
      'aria-label': 'Name of the new user',
    });
    const shown = popup(
      anchor,
      h(
        'form',
        {
          class: 'add-form',
          onsubmit: async (event) => {
            event.preventDefault();
            const name = input.value.trim();
            if (!name) return;
            try {
              const account = world.addAccount(await api.addUser(name));
              await world.refresh();
              shown.close();
              actions.become(account);
            } catch (error) {
              toast(`Cannot add ${name}: ${error.message}`);
            }
          },
        },
        h('label', { for: 'new-user' }, 'Become someone else'),
        h('div', { class: 'add-row' }, input, h('button', { type: 'submit', class: 'button primary' }, 'Add')),
      ),
      { label: 'Add a user' },
    );
    input.focus();
  },
};

function contextCommands(type) {
  const channel = world.current.channels.get(world.current.channelId);
  const around = channel && world.around(world.current, channel);
  return world.commands.filter((command) => command.type === type && channel && usableIn(command, channel, around));
}

function userEntries(person) {
  const commands = contextCommands(CommandType.USER);
  const mine = person.id === world.current.user.id;
  return [
    !mine && { label: `Message ${nameOf(person)}`, run: () => actions.openDm(person) },
    !mine &&
      world.accounts.has(person.id) && {
        label: `Become ${nameOf(person)}`,
        run: () => actions.become(world.accounts.get(person.id)),
      },
    { label: 'Copy user id', run: () => copy(person.id) },
    commands.length > 0 && 'Apps',
    ...commands.map((command) => contextEntry(command, person.id)),
  ].filter(Boolean);
}

function contextEntry(command, target) {
  const { current } = world;
  return {
    label: command.name,
    detail: 'App',
    command: command.name,
    run: () => interactions.command(current, current.channelId, command.name, contextPayload(command, target)),
  };
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast('Copied');
  } catch {
    toast('The browser blocked copying');
  }
}

/** Shows why a request failed. */
const tell = (request) => request.catch((error) => toast(error.message));

let toastTimer;
function toast(text) {
  fill($('#toast'), h('span', {}, text));
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => $('#toast').replaceChildren(), 4000);
}

// Parts of the page

const composer = new Composer(world, interactions);
const timeline = new Timeline(world, interactions, actions, (empty) => makeHint(empty, { world, composer }));
const tools = new Tools(world, toast);
const about = new About(world, { copy, run: runAction });
new Sidebar(world, actions);
for (const id of ['#modal', '#switcher']) closeOnBackdrop($(id));

fill(
  $('#bar-tools'),
  barButton('open-pins', 'pin', 'Pinned messages', (button) =>
    showPins(button, {
      world,
      jump: actions.jump,
      unpin: (message) => tell(api.pin(world.current.token, message, false)),
    }),
  ),
  barButton('open-tools', 'tools', "Tools: the bot's requests, clock, faults", () => tools.toggle()),
  barButton('open-about', 'help', 'What is this?', () => about.toggle()),
);
$('#open-tools').setAttribute('aria-expanded', 'false');

function barButton(id, name, label, run) {
  const more = { type: 'button', id, class: 'icon-button', 'aria-label': label, title: label };
  return h('button', { ...more, onclick: (event) => run(event.currentTarget) }, icon(name));
}

/** Performs the action of a button on the welcome card: a user uses a command. */
function runAction({ as, command, options }) {
  const account = [...world.accounts.values()].find(({ user }) => user.username === as) ?? world.current;
  actions.become(account);
  composer.run(command, new Map(Object.entries(options ?? {})));
}

world.on('typing', drawTyping);
world.on('messages', drawTyping);
world.on('view', () => {
  const { current } = world;
  drawTyping();
  fill($('#composer-avatar'), avatar(current.user, 'small'));
  sessionStorage.setItem('view', JSON.stringify([current.user.id, current.channelId]));
});
world.on('channels', () => {
  const { current } = world;
  if (current && (!current.channelId || !current.channels.has(current.channelId))) world.become(current);
  composer.describe();
});

function drawTyping() {
  const typing = world.current?.typing.get(world.current.channelId);
  const who =
    typing && typing.until > Date.now() && typing.userId !== world.current.user.id && world.people.get(typing.userId);
  fill($('#typing'), who && h('span', {}, `${nameOf(who)} is typing…`));
  if (who) setTimeout(drawTyping, typing.until - Date.now() + 50);
}

// The sidebar is a drawer in a narrow window

const drawer = $('#sidebar');
const narrow = matchMedia('(max-width: 760px)');

function openDrawer() {
  document.body.classList.add('drawer');
  drawer.inert = false;
  $('#main').inert = true;
  $('#open-drawer').setAttribute('aria-expanded', 'true');
  (drawer.querySelector('[aria-current]') ?? drawer.querySelector('button')).focus();
}

function closeDrawer() {
  const wasOpen = document.body.classList.contains('drawer');
  document.body.classList.remove('drawer');
  drawer.inert = narrow.matches;
  $('#main').inert = false;
  $('#open-drawer').setAttribute('aria-expanded', 'false');
  if (wasOpen) $('#open-drawer').focus();
}

narrow.addEventListener('change', closeDrawer);
$('#open-drawer').addEventListener('click', openDrawer);
$('#scrim').addEventListener('click', closeDrawer);
closeDrawer();

// Global keys

document.addEventListener('keydown', (event) => {
  const { key, code, altKey, ctrlKey, metaKey } = event;
  const dialogOpen = Boolean($('dialog[open]'));
  const digit = /^Digit([1-9])$/.exec(code);
  if (digit && (altKey || ctrlKey) && !metaKey && !dialogOpen) {
    const account = [...world.accounts.values()][Number(digit[1]) - 1];
    if (!account) return;
    event.preventDefault();
    const ping = [...account.mentions].find(([, count]) => count > 0)?.[0];
    actions.become(account, ping);
  } else if (altKey && !ctrlKey && (key === 'ArrowUp' || key === 'ArrowDown') && !dialogOpen) {
    event.preventDefault();
    step(key === 'ArrowDown' ? 1 : -1);
  } else if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') {
    event.preventDefault();
    if (!dialogOpen) quickSwitcher(destinations());
  } else if (key === '?' && !dialogOpen && isIdle(event.target, key)) {
    event.preventDefault();
    about.toggle();
  } else if (key === 'Escape' && document.body.classList.contains('drawer')) closeDrawer();
  else if (key.length === 1 && !altKey && !ctrlKey && !metaKey && !dialogOpen && isIdle(event.target, key)) {
    // Characters typed anywhere go to the composer, most importantly the slash.
    actions.focusComposer();
  }
});

function isIdle(target, key) {
  if (target.closest('input, textarea, select, .popup')) return false;
  return (
    target === document.body ||
    target.id === 'messages' ||
    target.id === 'scroller' ||
    (key !== ' ' && Boolean(target.closest('.message, #channels, #users')))
  );
}

function step(by) {
  const ids = orderedChannels(world.current).map((channel) => channel.id);
  const at = ids.indexOf(world.current.channelId);
  if (ids.length) world.go(ids[(at + by + ids.length) % ids.length]);
}

function destinations() {
  const { current } = world;
  return [
    ...orderedChannels(current)
      .filter((channel) => !isDm(channel))
      .map((channel) => ({
        label: `#${channel.name}`,
        lead: icon(placeIcon(channel)),
        hint: current.isUnread(channel.id) ? 'unread' : '',
        run: () => actions.openChannel(channel.id),
      })),
    ...[...world.people.values()]
      .filter((person) => person.id !== current.user.id && person.username)
      .map((person) => ({
        label: `@${nameOf(person)}`,
        detail: 'Direct message',
        lead: avatar(person, 'tiny'),
        run: () => actions.openDm(person),
      })),
    ...[...world.accounts.values()]
      .filter((account) => account !== current)
      .map((account) => ({
        label: `Become ${nameOf(account.user)}`,
        lead: avatar(account.user, 'tiny'),
        run: () => actions.become(account),
      })),
  ];
}

// Startup. Tests wait for `sandbox.ready`, when all users are connected.

window.sandbox = { ready: false };

function setReady() {
  window.sandbox.ready =
    Boolean(world.current?.channelId) && [...world.accounts.values()].every((account) => account.status === 'open');
}
for (const kind of ['accounts', 'view']) world.on(kind, setReady);

/** Shows the page as the user in `?user=`, or the last one, once that user is connected. */
function firstView() {
  const accounts = [...world.accounts.values()];
  const asked = new URLSearchParams(location.search).get('user')?.toLowerCase();
  const [userId, channelId] = JSON.parse(sessionStorage.getItem('view') || '[]');
  const account =
    accounts.find(({ user }) => user.username.toLowerCase() === asked) ?? world.accounts.get(userId) ?? accounts[0];
  world.on('ready', (ready) => {
    if (world.current || ready !== account) return;
    world.become(account, channelId);
    $('#startup').hidden = true;
    actions.focusComposer(true);
  });
}

let begun = false;
async function keepFresh() {
  try {
    await world.refresh();
    // Before the first READY, since the connections were just opened.
    if (!begun) firstView();
    begun = true;
  } catch (error) {
    if (!world.current) fill($('#startup-text'), `The sandbox doesn't respond (${error.message}). Retrying…`);
  }
  setTimeout(keepFresh, world.commands.length ? WITH_COMMANDS_MS : WITHOUT_COMMANDS_MS);
}

addEventListener('focus', () => world.current && world.refresh().catch(() => {}));
keepFresh();
