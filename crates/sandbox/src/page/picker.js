// The emoji picker for reactions.

import { customEmoji, h } from './dom.js';
import { arrowKeys, popup } from './popup.js';

const EMOJI = {
  '👍': 'thumbs up', '👎': 'thumbs down', '❤️': 'heart', '😂': 'tears of joy', '🎉': 'party', '👀': 'eyes',
  '✅': 'check mark', '❌': 'cross mark', '😀': 'grin', '😅': 'sweat smile', '😊': 'blush', '😍': 'heart eyes',
  '😎': 'sunglasses', '🤔': 'thinking', '😮': 'open mouth', '😢': 'crying', '😡': 'angry', '🙏': 'folded hands',
  '👏': 'clapping', '👋': 'waving', '💪': 'strong arm', '🔥': 'fire', '⭐': 'star', '✨': 'sparkles',
  '💯': 'hundred', '🚀': 'rocket', '🏆': 'trophy', '🎲': 'die', '♟️': 'pawn', '⏮️': 'first', '⏪': 'back',
  '⏸️': 'pause', '▶️': 'play', '⏩': 'forward', '⏭️': 'last', '❓': 'question', '❗': 'exclamation',
};
const IN_A_ROW = 8;

/** Shows emojis beside an anchor, custom ones first. Calls `take({id, name})` with the chosen emoji. */
export function pickEmoji(anchor, own, take) {
  const common = Object.entries(EMOJI).map(([name, words]) => ({ emoji: { id: null, name }, words }));
  const all = [...own.map(({ id, name }) => ({ emoji: { id, name }, words: `:${name}:` })), ...common];
  const buttons = all.map(({ emoji, words }) =>
    h(
      'button',
      {
        type: 'button',
        role: 'menuitem',
        tabindex: '-1',
        class: 'emoji-choice emoji',
        'aria-label': words,
        title: words,
        onclick: () => {
          shown.close();
          take(emoji);
        },
      },
      emoji.id ? customEmoji(emoji.name, emoji.id) : emoji.name,
    ),
  );
  const grid = h('div', { role: 'menu', 'aria-label': 'Emoji', class: 'emoji-grid' }, buttons);
  grid.addEventListener('keydown', (event) => {
    const steps = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: IN_A_ROW, ArrowUp: -IN_A_ROW };
    const at = buttons.indexOf(document.activeElement);
    if (!(event.key in steps) || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    buttons[Math.max(0, Math.min(buttons.length - 1, at + steps[event.key]))].focus();
  });
  arrowKeys(grid, '[role=menuitem]');
  const shown = popup(anchor, grid, { label: 'Emoji' });
  buttons[0].focus();
}
