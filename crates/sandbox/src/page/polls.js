// Polls: question, answers and result.

import { h } from './dom.js';
import { now, timestamp } from './time.js';

const count = (poll, id) => poll.results?.answer_counts?.find((row) => row.id === id) ?? { id, count: 0, me_voted: false };

/** The poll of a message. `vote(answers)` replaces the user's votes. */
export function poll(message, vote) {
  const given = message.poll;
  if (!given) return null;
  const votes = given.answers.map(({ answer_id: id }) => count(given, id).count);
  const total = votes.reduce((sum, each) => sum + each, 0);
  const mine = given.answers.map(({ answer_id: id }) => id).filter((id) => count(given, id).me_voted);
  const over = Boolean(given.results?.is_finalized) || (given.expiry && Date.parse(given.expiry) <= now());
  const toggle = (id) => {
    if (mine.includes(id)) vote(mine.filter((other) => other !== id));
    else vote(given.allow_multiselect ? [...mine, id] : [id]);
  };
  const rows = given.answers.map(({ answer_id: id, poll_media: media }, at) => {
    const share = total ? Math.round((votes[at] / total) * 100) : 0;
    const bar = h('span', { class: 'poll-bar', 'aria-hidden': 'true' });
    bar.style.width = `${share}%`;
    return h(
      'button',
      {
        type: 'button',
        class: `poll-answer ${mine.includes(id) ? 'mine' : ''}`,
        'aria-pressed': String(mine.includes(id)),
        disabled: over,
        'aria-label': `${media.text}: ${votes[at]} of ${total} votes`,
        onclick: () => toggle(id),
      },
      bar,
      media.emoji?.name && h('span', { class: 'emoji' }, media.emoji.name),
      h('span', { class: 'poll-text' }, media.text),
      h('span', { class: 'poll-share' }, `${votes[at]} · ${share} %`),
    );
  });
  const ends = !over && given.expiry && ['Ends ', timestamp(Date.parse(given.expiry) / 1000, 'R')];
  const facts = [
    `${total} vote${total === 1 ? '' : 's'}`,
    given.allow_multiselect && !over && 'Choose one or more',
    over ? 'This poll has ended' : ends,
  ].filter(Boolean);
  return h(
    'section',
    { class: 'poll', 'aria-label': `Poll: ${given.question.text}` },
    h('p', { class: 'poll-question' }, given.question.text),
    h('div', { class: 'poll-answers' }, rows),
    h('p', { class: 'muted' }, facts.map((fact, at) => [at > 0 && ' · ', fact])),
  );
}

/** A poll after a vote was added or removed. A new object, to trigger a redraw. */
export function withVote(given, added, { answer_id: id, user_id: user }, me) {
  const rows = given.answers.map(({ answer_id: each }) => ({ ...count(given, each) }));
  const row = rows.find((each) => each.id === id);
  if (row) {
    row.count = Math.max(0, row.count + (added ? 1 : -1));
    if (user === me) row.me_voted = added;
  }
  return { ...given, results: { ...given.results, answer_counts: rows } };
}
