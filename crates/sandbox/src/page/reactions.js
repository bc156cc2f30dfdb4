// The reactions under a message. A click adds or removes the user's reaction.

import { customEmoji, h, icon } from './dom.js';

const same = (one, other) => (one.id ?? one.name) === (other.id ?? other.name);
export const reactionName = (emoji) => (emoji.id ? `${emoji.name}:${emoji.id}` : emoji.name);

/** `react(message, emoji, add)`; `choose(anchor)` opens the emoji picker. */
export function reactions(message, react, choose) {
  if (!message.reactions?.length) return null;
  return h(
    'div',
    { class: 'reactions', role: 'group', 'aria-label': 'Reactions' },
    message.reactions.map(({ emoji, count, me: mine }) =>
      h(
        'button',
        {
          type: 'button',
          class: `reaction ${mine ? 'mine' : ''}`,
          'aria-pressed': String(mine),
          'aria-label': `${emoji.name}, ${count}`,
          onclick: () => react(message, emoji, !mine),
        },
        h('span', { class: 'emoji' }, emoji.id ? customEmoji(emoji.name, emoji.id) : emoji.name),
        h('span', { class: 'reaction-count' }, String(count)),
      ),
    ),
    h(
      'button',
      {
        type: 'button',
        class: 'reaction more-reactions',
        'aria-label': 'Add another reaction',
        onclick: (event) => choose(event.currentTarget),
      },
      icon('smile'),
    ),
  );
}

/** A message after a reaction was added or removed. A new object, to trigger a redraw. */
export function withReaction(message, type, { emoji, user_id: user }, me) {
  if (type === 'MESSAGE_REACTION_REMOVE_ALL') return { ...message, reactions: [] };
  let rows = (message.reactions ?? []).map((row) => ({ ...row }));
  if (type === 'MESSAGE_REACTION_REMOVE_EMOJI') rows = rows.filter((row) => !same(row.emoji, emoji));
  const row = rows.find((each) => same(each.emoji, emoji));
  if (type === 'MESSAGE_REACTION_ADD') {
    if (row) Object.assign(row, { count: row.count + 1, me: row.me || user === me });
    else rows.push({ emoji, count: 1, me: user === me });
  }
  if (type === 'MESSAGE_REACTION_REMOVE' && row) {
    Object.assign(row, { count: row.count - 1, me: row.me && user !== me });
    rows = rows.filter((each) => each.count > 0);
  }
  return { ...message, reactions: rows };
}

/** An edited message with the previous reactions, since the event doesn't mark the user's own. */
export const withOwnReactions = (edited, known) => ({ ...edited, reactions: known?.reactions ?? edited.reactions });
