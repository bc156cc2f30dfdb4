// The emoji to react with.

import { h } from './dom.js';
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

/** Shows emoji beside an anchor. `take(emoji)` is called with the chosen one. */
export function pickEmoji(anchor, take) {
  const buttons = Object.entries(EMOJI).map(([emoji, name]) =>
    h(
      'button',
      {
        type: 'button',
        role: 'menuitem',
        tabindex: '-1',
        class: 'emoji-choice emoji',
        'aria-label': name,
        title: name,
        onclick: () => {
          shown.close();
          take(emoji);
        },
      },
      emoji,
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
