// The list of channels, threads and people, and the row of users to switch between.

import { $, avatar, fill, h, icon, nameOf } from './dom.js';
import { compareIds } from './api.js';
import { isDm, isThread, placeIcon, placeName } from './world.js';

const byPosition = (a, b) => (a.position ?? 0) - (b.position ?? 0) || compareIds(a.id, b.id);

/**
 * The channels of a user in display order: for each server, channels without a category, then each category with its
 * channels. Threads follow their channel. `[{guild, category, channels}]`.
 */
function grouped(account) {
  const all = [...account.channels.values()];
  const top = all.filter((channel) => !isDm(channel) && !isThread(channel)).sort(byPosition);
  const under = (parent) =>
    all
      .filter(
        (channel) =>
          isThread(channel) &&
          channel.parent_id === parent.id &&
          (!channel.thread_metadata?.archived || channel.id === account.channelId),
      )
      .sort((a, b) => compareIds(a.id, b.id));
  const withThreads = (channels) => channels.flatMap((channel) => [channel, ...under(channel)]);
  const guilds = [...new Set(top.map((channel) => channel.guild_id))].sort(compareIds);
  return guilds.flatMap((guild) => {
    const here = top.filter((channel) => channel.guild_id === guild);
    const known = (channel) => account.categories.has(channel.parent_id);
    const categories = [...account.categories.values()].filter((each) => each.guild_id === guild).sort(byPosition);
    const groups = [
      { guild, category: null, channels: withThreads(here.filter((channel) => !known(channel))) },
      ...categories.map((category) => ({
        guild,
        category,
        channels: withThreads(here.filter((channel) => channel.parent_id === category.id)),
      })),
    ];
    return groups.filter((group, at) => at === 0 || group.channels.length || group.category);
  });
}

/** All channels in display order, then DMs. */
export function orderedChannels(account) {
  return [...grouped(account).flatMap((group) => group.channels), ...[...account.channels.values()].filter(isDm)];
}

export class Sidebar {
  constructor(world, actions) {
    Object.assign(this, { world, actions });
    this.nav = $('#channels');
    this.users = $('#users');
    this.chip = $('#ping-chip');
    for (const kind of ['view', 'channels', 'people', 'unread', 'accounts', 'commands'])
      world.on(kind, () => this.schedule());
    this.nav.addEventListener('keydown', (event) => arrows(event, this.nav, 'ArrowDown', 'ArrowUp'));
    this.users.addEventListener('keydown', (event) => arrows(event, this.users, 'ArrowRight', 'ArrowLeft'));
  }

  schedule() {
    if (this.scheduled) return;
    this.scheduled = true;
    queueMicrotask(() => {
      this.scheduled = false;
      if (this.world.current) this.draw();
    });
  }

  draw() {
    keepFocus(this.nav, () => this.drawChannels());
    keepFocus(this.users, () => this.drawUsers());
    this.drawHead();
    this.drawChip();
    const pings = [...this.world.accounts.values()].reduce((sum, account) => sum + account.pings, 0);
    document.title = `${pings ? `(${pings}) ` : ''}${this.titleOf(this.world.current.channelId)} · Sandbox`;
  }

  titleOf(channelId) {
    const account = this.world.current;
    const channel = account.channels.get(channelId);
    if (!channel) return 'No channel';
    return isDm(channel) ? nameOf(this.world.recipient(account, channel)) : placeName(channel);
  }

  drawHead() {
    const account = this.world.current;
    const channel = account.channels.get(account.channelId);
    const parent = channel && isThread(channel) && account.channels.get(channel.parent_id);
    const person = channel && isDm(channel) && this.world.recipient(account, channel);
    fill(
      $('#place'),
      person ? avatar(person, 'small') : icon(channel ? placeIcon(channel) : 'hash'),
      parent && h('span', { class: 'muted' }, `${parent.name} › `),
      h('span', {}, person ? nameOf(person) : channel?.name),
      channel?.topic && h('span', { class: 'topic' }, channel.topic),
    );
    $('#messages').setAttribute('aria-label', `Messages in ${this.titleOf(account.channelId)}`);
    const guild = this.world.guilds.find((each) => each.id === channel?.guild_id) ?? this.world.guilds[0];
    fill($('#server-name'), guild?.name ?? 'Sandbox');
    const open = account.status === 'open';
    document.body.classList.toggle('offline', !open);
    $('#connection').hidden = open;
  }

  drawChannels() {
    const account = this.world.current;
    const groups = grouped(account);
    const single = new Set(groups.map((group) => group.guild)).size <= 1;
    const serverName = (id) => this.world.guilds.find((guild) => guild.id === id)?.name ?? 'Server';
    const directs = [...account.channels.values()].filter(isDm);
    const dms = new Map(directs.map((channel) => [this.world.recipient(account, channel)?.id, channel]));
    const people = [...this.world.people.values()]
      .filter((person) => person.id !== account.user.id && person.username)
      .sort((a, b) => Number(b.bot) - Number(a.bot) || nameOf(a).localeCompare(nameOf(b)));
    fill(
      this.nav,
      groups.map(({ guild, category, channels }) => [
        category ? h('h3', {}, category.name) : h('h2', {}, single ? 'Channels' : serverName(guild)),
        h(
          'ul',
          {},
          channels.map((channel) => h('li', {}, this.channelButton(channel))),
        ),
      ]),
      people.length > 0 && [
        h('h2', {}, 'Direct messages'),
        h(
          'ul',
          {},
          people.map((person) => h('li', {}, this.personButton(person, dms.get(person.id)))),
        ),
      ],
    );
  }

  entry(channelId, css, content, more) {
    const account = this.world.current;
    const here = channelId && channelId === account.channelId;
    const pings = account.mentions.get(channelId) ?? 0;
    const unread = !here && channelId && account.isUnread(channelId);
    return h(
      'button',
      {
        type: 'button',
        class: `channel ${css} ${unread ? 'unread' : ''}`,
        'aria-current': here ? 'page' : null,
        'data-channel-id': channelId,
        ...more,
      },
      content,
      pings > 0 && h('span', { class: 'badge', 'aria-label': `${pings} pings` }, pings),
      unread && !pings && h('span', { class: 'sr-only' }, 'unread'),
    );
  }

  channelButton(channel) {
    return this.entry(
      channel.id,
      isThread(channel) ? 'thread' : '',
      [icon(placeIcon(channel)), h('span', { class: 'channel-name' }, channel.name)],
      { 'data-channel': channel.name, onclick: () => this.actions.openChannel(channel.id) },
    );
  }

  personButton(person, dm) {
    const more = {
      'data-channel': `@${person.username}`,
      'data-dm': person.username,
      onclick: () => this.actions.openDm(person),
      oncontextmenu: (event) => {
        event.preventDefault();
        this.actions.openUser(person, event.currentTarget);
      },
    };
    return this.entry(
      dm?.id,
      'person',
      [
        avatar(person, 'small'),
        h('span', { class: 'channel-name' }, nameOf(person)),
        person.bot && h('span', { class: 'bot-tag' }, 'BOT'),
      ],
      more,
    );
  }

  drawUsers() {
    const { world } = this;
    fill(
      this.users,
      [...world.accounts.values()].map((account, index) => {
        const me = account === world.current;
        const { pings } = account;
        const name = nameOf(account.user);
        const key = index < 9 ? `Alt+${index + 1}` : '';
        return h(
          'button',
          {
            type: 'button',
            role: 'radio',
            class: `user ${account.status === 'open' ? '' : 'away'}`,
            'data-user': account.user.username,
            'aria-checked': String(me),
            tabindex: me ? '0' : '-1',
            title: `${me ? 'You are' : 'Become'} ${name}${key ? ` (${key})` : ''}`,
            'aria-label': `${name}${pings ? `, ${pings} pings` : ''}`,
            onclick: () => this.actions.become(account),
          },
          avatar(account.user, 'small'),
          h('span', { class: 'user-name' }, name),
          pings > 0 && h('span', { class: 'badge' }, pings),
        );
      }),
      h(
        'button',
        {
          type: 'button',
          class: 'icon-button add-user',
          'aria-label': 'Add a user',
          title: 'Add a user',
          'aria-haspopup': 'dialog',
          onclick: (event) => this.actions.addUser(event.currentTarget),
        },
        icon('plus'),
      ),
    );
    // On a narrow screen, the row of users scrolls.
    if (this.shownUser !== world.current) {
      this.shownUser = world.current;
      this.users.querySelector('[aria-checked="true"]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
    }
  }

  /** "Bob was pinged", with a button that switches to Bob. */
  drawChip() {
    const { world } = this;
    const other = [...world.accounts.values()].find((account) => account !== world.current && account.pings);
    const key = other && `${other.user.id} ${other.pings}`;
    if (key === this.chipKey) return;
    this.chipKey = key;
    this.chip.hidden = !other;
    if (!other) {
      this.chip.replaceChildren();
      return;
    }
    const number = [...world.accounts.values()].indexOf(other) + 1;
    const channelId = [...other.mentions].find(([, count]) => count > 0)[0];
    const channel = other.channels.get(channelId);
    const where = channel && !isDm(channel) ? ` in ${placeName(channel)}` : ' in a direct message';
    fill(
      this.chip,
      h(
        'button',
        {
          type: 'button',
          'data-switch-to': other.user.username,
          onclick: () => this.actions.become(other, channelId),
        },
        avatar(other.user, 'tiny'),
        h('span', {}, h('b', {}, nameOf(other.user)), ` was pinged${where}`),
        h('span', { class: 'chip-go' }, 'Switch'),
        number < 10 && h('kbd', {}, `Alt ${number}`),
      ),
    );
  }
}

function arrows(event, root, forward, back) {
  if (event.altKey || ![forward, back, 'Home', 'End'].includes(event.key)) return;
  const buttons = [...root.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement);
  const next = { [forward]: at + 1, [back]: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
  event.preventDefault();
  buttons.at(next % buttons.length)?.focus();
}

/** Redraws, keeping the focus on the button at the same position. */
function keepFocus(root, draw) {
  const focused = root.contains(document.activeElement)
    ? [...root.querySelectorAll('button')].indexOf(document.activeElement)
    : -1;
  draw();
  if (focused >= 0) root.querySelectorAll('button')[focused]?.focus();
}
