// The pinned messages of a channel.

import { h, nameOf } from './dom.js';
import { api } from './api.js';
import { popup } from './popup.js';
import { said } from './time.js';

/** Shows the pinned messages of the open channel beside a button. */
export async function showPins(anchor, { world, jump, unpin }) {
  const account = world.current;
  const list = h('div', { class: 'pins', role: 'group', 'aria-label': 'Pinned messages' });
  const shown = popup(anchor, list, { label: 'Pinned messages' });
  list.append(h('p', { class: 'menu-heading' }, 'Pinned messages'));
  try {
    const { items } = await api.pins(account.token, account.channelId);
    const rows = items.map(({ message }) =>
      h(
        'div',
        { class: 'pin' },
        h(
          'button',
          {
            type: 'button',
            class: 'pin-open',
            onclick: () => {
              shown.close(false);
              jump(message.id);
            },
          },
          h('b', {}, nameOf(message.author)),
          h('span', { class: 'muted' }, said(message.timestamp)),
          h('span', { class: 'pin-text' }, message.content || message.embeds?.[0]?.title || 'Message without text'),
        ),
        h(
          'button',
          {
            type: 'button',
            class: 'button secondary',
            onclick: () => {
              shown.close();
              unpin(message);
            },
          },
          'Unpin',
        ),
      ),
    );
    list.append(...(rows.length ? rows : [h('p', { class: 'pins-empty muted' }, 'No pinned messages.')]));
  } catch (error) {
    list.append(h('p', { class: 'pins-empty' }, `Cannot load the pinned messages: ${error.message}`));
  }
  shown.place();
  (list.querySelector('button') ?? shown.element).focus();
}
