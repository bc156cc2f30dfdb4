// The state of the page: people, commands, and for each user the channels, messages and unread marks.
// All users are connected at the same time, so that a ping for Bob appears while Alice is selected.

import { api, compareIds } from './api.js';
import { Gateway } from './gateway.js';
import { withVote } from './polls.js';
import { withOwnReactions, withReaction } from './reactions.js';
import { setAhead } from './time.js';

export const EPHEMERAL = 64;
export const LOADING = 128;
const DM = 1;
const THREADS = new Set([10, 11, 12]);
// Text, voice, announcement and forum channels, and categories.
const PLACES = new Set([0, 2, 5, 15]);
const CATEGORY = 4;
const PAGE = 50;

export const isDm = (channel) => channel.type === DM || channel.type === 3;
export const isThread = (channel) => THREADS.has(channel.type);
/** The name of the icon beside a channel. */
export const placeIcon = (channel) => (isThread(channel) ? 'thread' : { 2: 'sound', 5: 'news', 15: 'forum' }[channel.type]) ?? 'hash';
/** `#general`; the name of a thread has no `#`. */
export const placeName = (channel) => (isThread(channel) ? channel.name : `#${channel.name}`);

/** Whether a webhook posted a message under a custom name. */
export const isWebhook = (message) => message.author?.discriminator === '0000';

/** The messages of a channel as seen by a user, oldest first. */
class Room {
  messages = [];
  state = 'empty';
  atStart = false;

  /** The index of a message, or the one at which to insert it: `{at, found}`. */
  find(id) {
    const { messages } = this;
    let low = 0;
    let high = messages.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compareIds(messages[middle].id, id) < 0) low = middle + 1;
      else high = middle;
    }
    return { at: low, found: messages[low]?.id === id };
  }

  get(id) {
    const { at, found } = this.find(id);
    return found ? this.messages[at] : undefined;
  }

  /** Adds or replaces a message. Returns whether it is new. */
  put(message) {
    const { at, found } = this.find(message.id);
    // A new object, to trigger a redraw of the timeline.
    this.messages.splice(at, Number(found), found ? { ...this.messages[at], ...message } : message);
    return !found;
  }

  has(id) {
    return this.find(id).found;
  }

  remove(id) {
    const { at, found } = this.find(id);
    if (found) this.messages.splice(at, 1);
  }
}

/** One user of the sandbox. */
export class Account {
  constructor(row) {
    this.user = { id: row.id, username: row.username, global_name: row.global_name };
    this.token = row.token;
    this.session = null;
    this.status = 'connecting';
    this.channels = new Map();
    this.rooms = new Map();
    this.mentions = new Map();
    this.typing = new Map();
    this.categories = new Map();
    this.dismissed = new Set();
    this.channelId = null;
    this.lastRead = JSON.parse(localStorage.getItem(`read.${row.id}`) || '{}');
  }

  room(channelId) {
    if (!this.rooms.has(channelId)) this.rooms.set(channelId, new Room());
    return this.rooms.get(channelId);
  }

  get pings() {
    return [...this.mentions.values()].reduce((sum, count) => sum + count, 0);
  }

  isUnread(channelId) {
    const last = this.channels.get(channelId)?.last_message_id;
    return Boolean(last) && compareIds(last, this.lastRead[channelId] ?? '0') > 0;
  }

  setRead(channelId, messageId) {
    if (!messageId || compareIds(messageId, this.lastRead[channelId] ?? '0') <= 0) return false;
    this.lastRead[channelId] = messageId;
    localStorage.setItem(`read.${this.user.id}`, JSON.stringify(this.lastRead));
    return true;
  }
}

/** The state of the page. `on(kind, listener)` subscribes to changes. */
export class World {
  applicationId = null;
  botToken = null;
  commands = [];
  guilds = [];
  bots = [];
  people = new Map();
  accounts = new Map();
  current = null;
  listeners = new Map();
  /** Interactions sent from this window. */
  ownInteractions = new Set();

  on(kind, listener) {
    this.listeners.set(kind, [...(this.listeners.get(kind) ?? []), listener]);
  }

  emit(kind, ...details) {
    for (const listener of this.listeners.get(kind) ?? []) listener(...details);
  }

  /** Loads users and commands, and connects new users. READY contains their channels. */
  async refresh() {
    const state = await api.state();
    setAhead(state.ahead_ms ?? 0);
    const commands = JSON.stringify(state.commands);
    const changed = commands !== this.commandsText;
    Object.assign(this, {
      applicationId: state.application_id,
      botId: state.bot_id ?? state.application_id,
      botConnected: state.bot_connected ?? true,
      botToken: state.bot_token,
      commands: state.commands ?? [],
      commandsText: commands,
      guilds: state.guilds ?? [],
      bots: state.bots ?? [],
      welcome: state.welcome ?? null,
    });
    const users = state.users ?? [];
    // A known user is gone: the sandbox has a new world, so the state is outdated.
    if (
      [...this.accounts.values()].some(
        ({ user, token }) => !users.some((row) => row.id === user.id && row.token === token),
      )
    ) {
      location.reload();
      return;
    }
    for (const row of users) this.addAccount(row);
    if (changed) this.emit('commands');
  }

  addAccount(row) {
    const known = this.accounts.get(row.id);
    if (known) return known;
    const account = new Account(row);
    this.accounts.set(row.id, account);
    this.learnPerson(account.user);
    account.gateway = new Gateway(
      row.token,
      (type, data) => this.receive(account, type, data),
      (status) => this.setStatus(account, status),
    );
    this.emit('accounts');
    return account;
  }

  setStatus(account, status) {
    account.status = status;
    this.emit('accounts');
    if (status === 'refused') this.refresh().catch(() => {});
  }

  /** The bot, if known. */
  get bot() {
    return this.people.get(this.botId) ?? [...this.people.values()].find((person) => person.bot);
  }

  learnPerson(user) {
    if (!user?.id) return;
    const known = this.people.get(user.id);
    const bot = user.bot ?? known?.bot ?? user.id === this.botId;
    const person = { ...known, ...user, bot };
    // Reuse the object if nothing about the person changed: rows are redrawn for a new object,
    // and every message has an author.
    if (known && JSON.stringify(known) === JSON.stringify(person)) return;
    this.people.set(user.id, person);
    if (!known) this.emit('people');
  }

  learnGuild(account, guild) {
    const place = { guild_id: guild.id };
    for (const member of guild.members ?? []) this.learnPerson(member.user);
    for (const channel of [...(guild.channels ?? []), ...(guild.threads ?? [])]) {
      if (channel.type === CATEGORY) account.categories.set(channel.id, { ...place, ...channel });
      else if (PLACES.has(channel.type ?? 0) || isThread(channel)) this.learnChannel(account, { ...place, ...channel });
    }
  }

  learnChannel(account, channel) {
    const known = account.channels.get(channel.id);
    const last = [known?.last_message_id, channel.last_message_id].filter(Boolean).sort(compareIds).at(-1);
    account.channels.set(channel.id, { ...known, ...channel, last_message_id: last });
    for (const person of channel.recipients ?? []) this.learnPerson(person);
  }

  /** The other person in a DM. */
  recipient(account, channel) {
    const other = channel.recipients?.find((person) => person.id !== account.user.id);
    return other ? (this.people.get(other.id) ?? other) : null;
  }

  /** The context that decides which commands are usable in a channel, see `usableIn`. */
  around(account, channel) {
    const guild = this.guilds.find((each) => each.id === channel.guild_id);
    return {
      recipient: isDm(channel) ? this.recipient(account, channel)?.id : undefined,
      members: guild?.members?.map((member) => member.user.id) ?? [],
      installed: (bot) => this.bots.find((each) => each.application_id === bot)?.installed_by?.includes(account.user.id),
    };
  }

  receive(account, type, data) {
    switch (type) {
      case 'READY':
        return this.ready(account, data);
      case 'GUILD_CREATE':
        this.learnGuild(account, data);
        if (!this.guilds.some((guild) => guild.id === data.id)) this.refresh().then(() => this.emit('channels'));
        return this.emit('channels');
      case 'CHANNEL_CREATE':
      case 'CHANNEL_UPDATE':
      case 'THREAD_CREATE':
      case 'THREAD_UPDATE':
        if (data.type === CATEGORY) account.categories.set(data.id, data);
        else this.learnChannel(account, data);
        return this.emit('channels');
      case 'THREAD_LIST_SYNC':
        for (const thread of data.threads) this.learnChannel(account, thread);
        return this.emit('channels');
      case 'CHANNEL_DELETE':
      case 'THREAD_DELETE':
        account.channels.delete(data.id);
        account.categories.delete(data.id);
        return this.emit('channels');
      case 'GUILD_DELETE':
        for (const channel of [...account.channels.values()])
          if (channel.guild_id === data.id) account.channels.delete(channel.id);
        return this.emit('channels');
      case 'GUILD_MEMBER_ADD':
        return this.learnPerson(data.user);
      case 'MESSAGE_CREATE':
        return this.arrived(account, data);
      case 'MESSAGE_UPDATE':
        return this.edited(account, data);
      case 'MESSAGE_DELETE':
        return this.deleted(account, data.channel_id, [data.id]);
      case 'MESSAGE_DELETE_BULK':
        return this.deleted(account, data.channel_id, data.ids);
      case 'MESSAGE_REACTION_ADD':
      case 'MESSAGE_REACTION_REMOVE':
      case 'MESSAGE_REACTION_REMOVE_ALL':
      case 'MESSAGE_REACTION_REMOVE_EMOJI':
        return this.reacted(account, type, data);
      case 'MESSAGE_POLL_VOTE_ADD':
      case 'MESSAGE_POLL_VOTE_REMOVE':
        return this.voted(account, type, data);
      case 'MESSAGE_ACK':
        return this.readElsewhere(account, data);
      case 'SANDBOX_RESET':
        return location.reload();
      case 'SANDBOX_CLOCK':
        return setAhead(data.ahead_ms);
      case 'TYPING_START':
        account.typing.set(data.channel_id, { userId: data.user_id, until: Date.now() + 9000 });
        return this.emit('typing', account);
      default:
        return this.emit('gateway', account, type, data);
    }
  }

  reacted(account, type, data) {
    const room = account.rooms.get(data.channel_id);
    const message = room?.get(data.message_id);
    if (!message) return;
    room.put(withReaction(message, type, data, account.user.id));
    this.emit('messages', account, data.channel_id);
  }

  voted(account, type, data) {
    const room = account.rooms.get(data.channel_id);
    const message = room?.get(data.message_id);
    if (!message?.poll) return;
    room.put({ ...message, poll: withVote(message.poll, type.endsWith('ADD'), data, account.user.id) });
    this.emit('messages', account, data.channel_id);
  }

  /** Another window of the user has read a channel. */
  readElsewhere(account, { channel_id: channelId, message_id: messageId }) {
    account.setRead(channelId, messageId);
    if (!account.isUnread(channelId)) account.mentions.delete(channelId);
    this.emit('unread');
  }

  /** Whether to show a message in this window. Ephemeral responses appear only in the window that triggered them. */
  isShownHere(message) {
    return !(message.flags & EPHEMERAL) || this.ownInteractions.has(message.interaction_metadata?.id);
  }

  ready(account, data) {
    account.session = data.session_id;
    if (data.user) this.learnPerson(data.user);
    for (const person of data.users ?? []) this.learnPerson(person);
    // READY doesn't list removed channels, so rebuild the list.
    account.channels.clear();
    account.categories.clear();
    for (const guild of data.guilds ?? []) this.learnGuild(account, guild);
    for (const channel of data.private_channels ?? []) this.learnChannel(account, channel);
    this.emit('ready', account);
    this.emit('channels');
    // Events may have been missed before a new session: reload loaded channels, and load unread ones
    // once to count the pings received while the page was closed.
    for (const [id, room] of account.rooms) if (room.state !== 'empty') this.load(account, id, { again: true });
    for (const id of account.channels.keys()) {
      if (account.room(id).state === 'empty' && account.isUnread(id)) this.load(account, id);
    }
  }

  pinged(account, message) {
    if (message.author?.id === account.user.id || message.flags & EPHEMERAL) return false;
    return Boolean(message.mention_everyone) || (message.mentions ?? []).some((user) => user.id === account.user.id);
  }

  arrived(account, message) {
    if (!this.isShownHere(message)) return;
    if (!isWebhook(message)) this.learnPerson(message.author);
    for (const user of message.mentions ?? []) this.learnPerson(user);
    const channelId = message.channel_id;
    if (!account.channels.has(channelId) && !message.guild_id) {
      this.learnChannel(account, { id: channelId, type: DM, recipients: [message.author] });
    }
    const isNew = account.room(channelId).put(message);
    if (account.typing.get(channelId)?.userId === message.author?.id) account.typing.delete(channelId);
    if (!isNew) {
      this.emit('messages', account, channelId);
      return;
    }
    this.learnChannel(account, { id: channelId, last_message_id: message.id });
    if (message.author?.id === account.user.id) account.setRead(channelId, message.id);
    else if (this.pinged(account, message)) {
      account.mentions.set(channelId, (account.mentions.get(channelId) ?? 0) + 1);
      this.emit('ping', account, message);
    }
    this.emit('messages', account, channelId, message);
    this.emit('unread');
  }

  edited(account, message) {
    const room = account.room(message.channel_id);
    // Ignore edits of messages that are not loaded.
    const known = room.get(message.id);
    if (known) room.put(withOwnReactions(message, known));
    this.emit('messages', account, message.channel_id);
  }

  deleted(account, channelId, ids) {
    for (const id of ids) account.room(channelId).remove(id);
    this.emit('messages', account, channelId);
  }

  /** Loads the newest messages, or with `older` the ones before the loaded ones. */
  async load(account, channelId, { older = false, again = false } = {}) {
    const room = account.room(channelId);
    if (room.state === 'loading' || (room.state === 'loaded' && !older && !again) || (older && room.atStart)) return;
    const before = older ? room.messages[0]?.id : undefined;
    room.state = 'loading';
    this.emit('messages', account, channelId);
    try {
      const page = await api.messages(account.token, channelId, { before, limit: PAGE });
      // No overlap with the loaded messages: drop them because of the gap.
      if (again && page.length === PAGE && !page.some((message) => room.has(message.id))) {
        Object.assign(room, { messages: [], atStart: false });
      }
      for (const message of page) {
        if (this.isShownHere(message)) room.put(message);
        if (!isWebhook(message)) this.learnPerson(message.author);
      }
      if (page.length < PAGE && (older || !again)) room.atStart = true;
      room.state = 'loaded';
      room.error = null;
      if (!older) this.countPings(account, channelId);
      // This user may not see the channel's last message.
      const channel = account.channels.get(channelId);
      if (channel) channel.last_message_id = room.messages.at(-1)?.id;
    } catch (error) {
      room.state = 'failed';
      room.error = error.message;
    }
    this.emit('messages', account, channelId);
    this.emit('unread');
  }

  countPings(account, channelId) {
    const read = account.lastRead[channelId] ?? '0';
    const unread = account.room(channelId).messages.filter((message) => compareIds(message.id, read) > 0);
    account.mentions.set(channelId, unread.filter((message) => this.pinged(account, message)).length);
  }

  /** Marks the channel as read. */
  markRead(account, channelId) {
    const last = account.channels.get(channelId)?.last_message_id;
    const moved = account.setRead(channelId, last);
    const had = account.mentions.get(channelId);
    account.mentions.delete(channelId);
    if (!moved && !had) return;
    this.emit('unread');
    // Notifies other windows. If this fails, they keep their badge for longer.
    if (last) api.acknowledge(account.token, channelId, last).catch(() => {});
  }

  /** Hides an ephemeral message. The server keeps it, as on Discord. */
  dismiss(account, message) {
    account.dismissed.add(message.id);
    this.emit('messages', account, message.channel_id);
  }

  /** Switches to a user and a channel: the given one, the open one, or the user's last one. */
  become(account, channelId) {
    const same = this.current?.channelId;
    this.current = account;
    const wanted = [channelId, same, account.channelId].find((id) => id && account.channels.has(id));
    this.go(wanted ?? [...account.channels.keys()][0] ?? null);
    this.emit('accounts');
  }

  go(channelId) {
    this.current.channelId = channelId;
    this.emit('view');
    if (channelId) this.load(this.current, channelId);
  }

  /** Opens the DM with a person, creating it if necessary. */
  async openDm(account, person) {
    let dm = [...account.channels.values()].find(
      (channel) => isDm(channel) && this.recipient(account, channel)?.id === person.id,
    );
    if (!dm) {
      dm = await api.openDm(account.token, person.id);
      this.learnChannel(account, { recipients: [person], type: DM, ...dm });
      this.emit('channels');
    }
    this.go(dm.id);
  }
}
