// The start of a channel. In an empty channel, it lists the bot's commands.

import { avatar, h, icon, nameOf } from './dom.js';
import { isDm, isThread, placeIcon, placeName } from './world.js';

/** The start of a channel, with the first steps if it is `empty`. */
export function makeHint(empty, { world, composer }) {
  const { current } = world;
  const channel = current.channels.get(current.channelId);
  const dm = channel && isDm(channel) && world.recipient(current, channel);
  const title = h('h1', {}, dm ? nameOf(dm) : placeName(channel));
  const start = h(
    'p',
    { class: 'muted' },
    dm
      ? `The beginning of your messages with ${nameOf(dm)}.`
      : `The beginning of ${isThread(channel) ? 'this thread' : 'this channel'}.`,
  );
  return h(
    'section',
    { class: 'hint', id: empty ? 'first-steps' : null },
    dm ? avatar(dm, 'large') : h('span', { class: 'hint-mark' }, icon(placeIcon(channel))),
    title,
    start,
    empty && composer.leaves.length > 0 && firstSteps(world, composer),
    empty && !world.commands.length && h('p', { class: 'muted' }, 'No bot has registered commands yet.'),
  );
}

function firstSteps(world, composer) {
  const all = composer.leaves;
  const bot = world.bot;
  return h(
    'div',
    { class: 'card-box' },
    h(
      'p',
      {},
      h('b', {}, bot ? nameOf(bot) : 'The bot'),
      ` has ${all.length} command${all.length === 1 ? '' : 's'}: type `,
      h('kbd', {}, '/'),
      ' to see them, or begin here.',
    ),
    h(
      'ul',
      { class: 'command-chips' },
      all.slice(0, 6).map((leaf) =>
        h(
          'li',
          {},
          h(
            'button',
            {
              type: 'button',
              class: 'command-chip',
              title: leaf.description,
              onclick: () => composer.insertCommand(leaf.name),
            },
            h('b', {}, `/${leaf.name}`),
            h('span', {}, leaf.description),
          ),
        ),
      ),
    ),
    world.accounts.size > 1 &&
      h(
        'p',
        { class: 'muted' },
        'You play both sides: switch users at the top, or with ',
        h('kbd', {}, 'Alt 1'),
        ' ',
        h('kbd', {}, 'Alt 2'),
        '. A badge there marks users with new pings.',
      ),
  );
}
