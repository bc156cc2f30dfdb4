// The second tab of the tools: clock, faults, connection, permissions, users and servers.

import { fill, h } from './dom.js';
import { api } from './api.js';

const PERMISSIONS = {
  VIEW_CHANNEL: 10, SEND_MESSAGES: 11, EMBED_LINKS: 14, ATTACH_FILES: 15, READ_MESSAGE_HISTORY: 16, ADD_REACTIONS: 6,
  USE_EXTERNAL_EMOJIS: 18, MENTION_EVERYONE: 17, MANAGE_MESSAGES: 13, PIN_MESSAGES: 51, CREATE_PUBLIC_THREADS: 35,
  CREATE_PRIVATE_THREADS: 36, CREATE_INSTANT_INVITE: 0, MANAGE_GUILD: 5, CREATE_GUILD_EXPRESSIONS: 43,
  MANAGE_GUILD_EXPRESSIONS: 30, SEND_MESSAGES_IN_THREADS: 38, MANAGE_THREADS: 34, MANAGE_CHANNELS: 4, MANAGE_ROLES: 28,
  MANAGE_WEBHOOKS: 29, MANAGE_NICKNAMES: 27, MODERATE_MEMBERS: 40, KICK_MEMBERS: 1, BAN_MEMBERS: 2, VIEW_AUDIT_LOG: 7,
  ADMINISTRATOR: 3,
};
const FAULTS = [
  ['', 'None'],
  ['429=0.3', 'Rate limits'],
  ['5xx=0.2', 'Server errors'],
  ['drop=0.1', 'Lost connections'],
  ['delay=2s', 'Slow'],
  ['429=0.05,5xx=0.02,drop=0.02,delay=500ms,double=0.05', 'A bad day'],
];

/** Renders the tab into an element. `say(text)` reports the result of an action. */
export async function controls(root, { world, say }) {
  const now = h('p', { class: 'clock-now', role: 'status' });
  const attempt = async (action, done) => {
    try {
      const result = await action();
      if (done) say(typeof done === 'function' ? done(result) : done);
      return result;
    } catch (error) {
      say(error.message);
      return null;
    }
  };
  const press = (label, run) => h('button', { type: 'button', class: 'button secondary', onclick: run }, label);
  const section = (title, ...content) => h('section', { class: 'control' }, h('h2', {}, title), content);
  const showClock = (clock) => {
    if (!clock) return;
    const ahead = Math.round(clock.ahead_ms / 60000);
    const apart = ahead ? ` · ${Math.floor(ahead / 60)} h ${ahead % 60} min ahead` : '';
    const behind = clock.bots_not_following.length ? ` Not followed by: ${clock.bots_not_following.join(', ')}.` : '';
    fill(now, `${new Date(clock.now).toLocaleString()}${apart}.${behind}`);
    toDue.hidden = !clock.next_due;
    toDue.title = clock.next_due ? new Date(clock.next_due).toLocaleString() : '';
  };
  const advance = (step) => async (event) => {
    const { currentTarget: button } = event;
    button.disabled = true;
    showClock(await attempt(() => api.control('POST', 'clock', step), 'Clock advanced'));
    button.disabled = false;
    button.focus();
  };
  const toDue = press('To the next due time', advance({ to: 'next_due' }));
  toDue.id = 'to-due';
  toDue.hidden = true;
  const session = (what, told) => press(told, () =>
    attempt(() => api.control('POST', 'sessions/all', { do: what }), ({ sessions }) =>
      sessions ? 'Done' : 'The bot is not connected',
    ),
  );
  const faults = h(
    'select',
    {
      id: 'faults',
      onchange: () => {
        world.faults = faults.value;
        attempt(() => api.control('PUT', 'faults', { faults: faults.value }), 'Done');
      },
    },
    FAULTS.map(([value, label]) => h('option', { value, selected: value === (world.faults ?? '') }, label)),
  );
  fill(
    root,
    section(
      'Advance the clock',
      now,
      h(
        'div',
        { class: 'control-row' },
        press('+1 hour', advance({ advance: '1h' })),
        press('+1 day', advance({ advance: '1d' })),
        toDue,
      ),
    ),
    section(
      'Faults',
      h('label', { for: 'faults', class: 'muted' }, 'Faults to inject from now on'),
      faults,
    ),
    section(
      "The bot's connection",
      h(
        'div',
        { class: 'control-row' },
        session('drop', 'Drop the connection'),
        session('reconnect', 'Request a reconnect'),
        session('invalidate', 'End the session'),
      ),
    ),
    await permissions(world, attempt),
    section(
      'World',
      h(
        'div',
        { class: 'control-row' },
        adder('Add a server', 'Name of the new server', (name) =>
          attempt(() => api.control('POST', 'guilds', { name }), `Added ${name}`),
        ),
      ),
      h(
        'div',
        { class: 'control-row' },
        adder('Add a bot', 'Name of the new bot', (username) =>
          attempt(async () => {
            const bot = await api.control('POST', 'bots', { username });
            await world.refresh();
            return bot;
          }, ({ token }) => `Added ${username}. Token: ${token}`),
        ),
      ),
      h(
        'div',
        { class: 'control-row' },
        press('Reset the world', () => {
          if (confirm('Delete everything and restore the initial world?'))
            attempt(() => api.control('POST', 'reset'), 'World reset').then(() => location.reload());
        }),
      ),
    ),
  );
  showClock(await attempt(() => api.control('GET', 'clock')));
}

/** A name field with an add button. */
function adder(label, hint, add) {
  const input = h('input', { type: 'text', maxlength: '100', placeholder: 'Name', 'aria-label': hint, required: true });
  return h(
    'form',
    {
      class: 'add-row',
      onsubmit: async (event) => {
        event.preventDefault();
        if ((await add(input.value.trim())) !== null) input.value = '';
      },
    },
    input,
    h('button', { type: 'submit', class: 'button secondary' }, label),
  );
}

/** Checkboxes for the bot's permissions in each server. */
async function permissions(world, attempt) {
  await world.refresh().catch(() => {});
  const guilds = world.guilds.map((guild) => {
    const role = guild.roles?.find((each) => each.tags?.bot_id === world.botId);
    if (!role) return null;
    let bits = BigInt(role.permissions);
    const boxes = Object.entries(PERMISSIONS).map(([name, bit]) => {
      const mask = 1n << BigInt(bit);
      const box = h('input', { type: 'checkbox', 'data-permission': name });
      box.checked = (bits & mask) !== 0n;
      box.addEventListener('change', async () => {
        const wanted = box.checked ? bits | mask : bits & ~mask;
        const path = `guilds/${guild.id}/members/${world.botId}`;
        bits = wanted;
        await attempt(() => api.control('PUT', path, { permissions: String(wanted) }), 'Done');
      });
      return h('label', { class: 'check' }, box, name.toLowerCase().replaceAll('_', ' '));
    });
    return h(
      'details',
      { class: 'permissions', open: world.guilds.length === 1 },
      h('summary', {}, `In ${guild.name}`),
      h('div', { class: 'permission-list' }, boxes),
    );
  });
  return h('section', { class: 'control' }, h('h2', {}, "The bot's permissions"), guilds);
}
