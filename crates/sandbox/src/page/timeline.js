// The messages of the open channel. Keyed rows are redrawn only if they change. The scroll
// position is kept, at the end or at the first visible row. Only messages near the visible ones are
// drawn, so that a message costs the same in a channel of any length.

import { $, fill, h, icon } from './dom.js';
import { compareIds } from './api.js';
import { closeIfGone } from './popup.js';
import { messageElement, pendingElement } from './message.js';
import { dayOf } from './time.js';
import { EPHEMERAL } from './world.js';

const AT_END_PX = 48;
const LOAD_BEFORE_PX = 500;
// Messages added when the user scrolls near the first or last drawn one.
const STEP = 50;
const MIN_DRAWN = 50;
// Smaller than any message, to draw more than fit on the screen.
const MIN_ROW_PX = 20;
const GROUP_MS = 7 * 60 * 1000;

export class Timeline {
  rows = new Map();
  atEnd = true;
  fresh = 0;
  /** Ids of the first and last drawn message. If `last` is null, new messages are drawn, too. */
  first = null;
  last = null;

  /** `makeHint(empty)` creates the start of the channel. */
  constructor(world, interactions, actions, makeHint) {
    Object.assign(this, { world, interactions, actions, makeHint });
    this.scroller = $('#scroller');
    this.list = $('#messages');
    this.pill = $('#new-messages');
    this.scroller.addEventListener('scroll', () => this.scrolled(), { passive: true });
    this.pill.addEventListener('click', () => this.toEnd());
    this.list.addEventListener('keydown', (event) => this.key(event));
    // Loading images, a phone keyboard or a growing composer must not hide the end.
    const watch = new ResizeObserver(() => this.atEnd && this.pin());
    watch.observe(this.list);
    watch.observe(this.scroller);
    world.on('view', () => this.open());
    world.on('messages', (account, channelId, arrived) => this.changed(account, channelId, arrived));
    world.on('sent', (account, channelId) => {
      if (this.isShown(account, channelId)) this.atEnd = true;
      this.changed(account, channelId);
    });
    for (const kind of ['people', 'channels']) world.on(kind, () => this.schedule());
    document.addEventListener('visibilitychange', () => this.readIfSeen());
  }

  isShown(account, channelId) {
    return account === this.world.current && channelId === account.channelId;
  }

  open() {
    const account = this.world.current;
    const moved = this.channelId !== account.channelId;
    this.channelId = account.channelId;
    // The "New" line keeps its position until the user leaves the channel.
    this.newAfter = account.isUnread(account.channelId) ? (account.lastRead[account.channelId] ?? '0') : null;
    this.fresh = 0;
    if (moved) {
      this.atEnd = true;
      this.first = null;
      this.last = null;
    }
    this.list.setAttribute('aria-busy', 'true');
    this.draw();
    this.list.setAttribute('aria-busy', 'false');
    this.readIfSeen();
  }

  changed(account, channelId, arrived) {
    if (!this.isShown(account, channelId)) return;
    // Scroll to an ephemeral response, which is at the end.
    if (arrived && arrived.flags & EPHEMERAL) this.atEnd = true;
    if (arrived && !this.atEnd && arrived.author.id !== account.user.id) this.fresh += 1;
    if (arrived && document.visibilityState === 'hidden' && !this.newAfter)
      this.newAfter = account.lastRead[channelId] ?? null;
    this.schedule();
  }

  /** Coalesces several events into one redraw. */
  schedule() {
    if (this.scheduled) return;
    this.scheduled = true;
    queueMicrotask(() => {
      this.scheduled = false;
      if (this.world.current) this.draw();
    });
  }

  draw() {
    const anchor = this.atEnd ? null : this.anchor();
    this.reconcile(this.wanted());
    if (anchor) {
      const element = this.rows.get(anchor.key)?.element;
      if (element) this.scroller.scrollTop += element.getBoundingClientRect().top - anchor.top;
    } else this.pin();
    this.drawPill();
    this.readIfSeen();
    this.loadIfNear();
  }

  /** Minimum number of messages to draw at the end of a channel. Elsewhere, at most twice as many are drawn. */
  get limit() {
    return Math.max(MIN_DRAWN, Math.ceil((this.scroller.clientHeight + 2 * LOAD_BEFORE_PX) / MIN_ROW_PX));
  }

  /** The indexes of the messages to draw, from `from` up to but not including `to`. */
  range(room) {
    const { length } = room.messages;
    if (this.atEnd || this.first === null) {
      const fewest = Math.max(0, length - this.limit);
      const first = this.first === null ? fewest : Math.min(fewest, room.find(this.first).at);
      // Dropping rows is costly, so drop several at a time.
      return { from: length - first > this.limit + STEP ? fewest : first, to: length };
    }
    const last = this.last !== null && room.find(this.last);
    const { at: from } = room.find(this.first);
    const to = last ? last.at + Number(last.found) : length;
    return { from, to: Math.min(to, from + 2 * this.limit) };
  }

  keep({ messages }, { from, to }) {
    this.first = messages[from]?.id ?? null;
    this.last = to < messages.length ? (messages[to - 1]?.id ?? null) : null;
  }

  /** Draws more messages at one end, and drops as many at the other. */
  extend(older) {
    const room = this.world.current.room(this.channelId);
    let { from, to } = this.range(room);
    if (older) {
      from = Math.max(0, from - STEP);
      to = Math.min(to, from + 2 * this.limit);
    } else {
      to = Math.min(room.messages.length, to + STEP);
      from = Math.max(from, to - 2 * this.limit);
    }
    this.keep(room, { from, to });
    this.draw();
  }

  /** The rows as `{key, parts, make}`. A row is redrawn if any of its parts changes. */
  wanted() {
    const account = this.world.current;
    const { channelId } = account;
    if (!channelId) return [];
    const room = account.room(channelId);
    const range = this.range(room);
    this.keep(room, range);
    const isShown = (message) => !account.dismissed.has(message.id);
    const none = !room.messages.some(isShown);
    const pending = this.interactions.rows.filter((row) => row.account === account && row.channelId === channelId);
    const rows = [];
    if (room.error) rows.push({ key: 'error', parts: [room.error], make: () => this.problem(room.error) });
    else if (none && room.state === 'loading') rows.push({ key: 'loading', parts: [], make: skeleton });
    else if ((room.atStart && range.from === 0) || none) {
      const empty = none && !pending.length;
      rows.push({
        key: 'hint',
        parts: [account, channelId, empty, this.world.commandsText],
        make: () => this.makeHint(empty),
      });
    }
    const firstNew = this.firstNew(room, account);
    let before = room.messages[range.from - 1] ?? null;
    let lastDay = before && new Date(before.timestamp).toDateString();
    for (const message of room.messages.slice(range.from, range.to).filter(isShown)) {
      const day = new Date(message.timestamp).toDateString();
      const newDay = day !== lastDay;
      lastDay = day;
      const isNew = message.id === firstNew;
      if (newDay)
        rows.push({
          key: `day ${day}`,
          parts: [],
          make: () => h('div', { class: 'day', role: 'separator' }, h('span', {}, dayOf(message.timestamp))),
        });
      if (isNew)
        rows.push({
          key: 'new',
          parts: [],
          make: () => h('div', { class: 'new-line', role: 'separator' }, h('span', {}, 'New')),
        });
      const head = newDay || isNew || !continues(before, message);
      const busy = this.interactions.busy.get(message.id);
      const note = this.interactions.notes.get(message.id);
      // A thread has the id of its first message.
      const thread = account.channels.get(message.thread?.id ?? message.id);
      rows.push({
        key: message.id,
        parts: [message, head, account, busy, note, thread?.name, this.world.people.get(message.author.id)],
        make: () =>
          messageElement(message, { world: this.world, account, head, busy, note, thread, actions: this.actions }),
      });
      before = message;
    }
    for (const row of pending)
      rows.push({ key: row.nonce, parts: [row.state], make: () => pendingElement(row, this.actions) });
    return rows;
  }

  /** The id of the message below the "New" line. */
  firstNew(room, account) {
    if (this.newAfter === null) return null;
    const { at, found } = room.find(this.newAfter);
    const isNew = (message) => message.author.id !== account.user.id && !account.dismissed.has(message.id);
    for (let index = at + Number(found); index < room.messages.length; index += 1)
      if (isNew(room.messages[index])) return room.messages[index].id;
    return null;
  }

  reconcile(wanted) {
    const next = new Map();
    let cursor = this.list.firstElementChild;
    for (const { key, parts, make } of wanted) {
      const old = this.rows.get(key);
      const same = old && old.parts.length === parts.length && old.parts.every((part, at) => part === parts[at]);
      const element = same ? old.element : make();
      if (old && !same) {
        if (cursor === old.element) cursor = cursor.nextElementSibling;
        takeOver(old.element, element);
      }
      const there = element.parentNode === this.list && element.nextElementSibling === cursor;
      if (element === cursor) cursor = cursor.nextElementSibling;
      // Only if necessary, because a moved element loses focus.
      else if (!there) this.list.insertBefore(element, cursor);
      next.set(key, { element, parts });
      this.rows.delete(key);
    }
    for (const { element } of this.rows.values()) element.remove();
    this.rows = next;
  }

  // Scrolling

  /** The first visible row, which keeps its position when others change. */
  anchor() {
    const top = this.scroller.getBoundingClientRect().top;
    for (const [key, { element }] of this.rows) {
      const box = element.getBoundingClientRect();
      // Only messages: lines between them move when older messages are loaded.
      if (box.bottom > top && element.matches('.message')) return { key, top: box.top };
    }
    return null;
  }

  pin() {
    this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  toEnd() {
    this.atEnd = true;
    this.fresh = 0;
    this.draw();
  }

  scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    this.atEnd = this.last === null && scrollHeight - scrollTop - clientHeight < AT_END_PX;
    if (this.atEnd) this.fresh = 0;
    this.drawPill();
    this.readIfSeen();
    this.loadIfNear();
  }

  /** Draws more messages if an end of the drawn ones is near, and loads older ones if necessary. */
  loadIfNear() {
    const account = this.world.current;
    const room = account?.channelId && account.room(account.channelId);
    if (!room?.messages.length) return;
    const { scrollTop, scrollHeight, clientHeight } = this.scroller;
    const { from } = this.range(room);
    if (scrollTop < LOAD_BEFORE_PX) {
      if (from > 0 && !this.atEnd) this.extend(true);
      else if (from === 0 && room.state === 'loaded' && !room.atStart)
        this.world.load(account, account.channelId, { older: true });
    } else if (this.last !== null && scrollHeight - scrollTop - clientHeight < LOAD_BEFORE_PX) this.extend(false);
  }

  readIfSeen() {
    const account = this.world.current;
    if (!account?.channelId || !this.atEnd || document.visibilityState !== 'visible') return;
    if (account.room(account.channelId).state !== 'loading') this.world.markRead(account, account.channelId);
  }

  drawPill() {
    const far =
      this.last !== null ||
      this.scroller.scrollHeight - this.scroller.scrollTop - this.scroller.clientHeight >
      2 * this.scroller.clientHeight;
    this.pill.hidden = this.atEnd || (!this.fresh && !far);
    if (this.pill.hidden) return;
    const text = this.fresh ? `${this.fresh} new message${this.fresh > 1 ? 's' : ''}` : 'Jump to the newest';
    fill(this.pill, h('span', {}, text), icon('down'));
  }

  // Keys: arrows move between messages, Enter opens the menu

  key(event) {
    const message = event.target.closest('.message');
    if (event.target !== message && event.target !== this.list) return;
    const all = [...this.list.querySelectorAll('.message')];
    const at = all.indexOf(message);
    const targets = {
      ArrowUp: at < 0 ? all.length - 1 : at - 1,
      ArrowDown: at < 0 ? all.length : at + 1,
      Home: 0,
      End: all.length - 1,
    };
    if (event.key in targets && !event.altKey) {
      event.preventDefault();
      if (event.key === 'End' && this.last !== null) {
        this.toEnd();
        [...this.list.querySelectorAll('.message')].at(-1)?.focus();
        return;
      }
      const next = all[Math.max(0, targets[event.key])];
      if (next) next.focus();
      else this.actions.focusComposer();
    } else if (
      message?.dataset.messageId &&
      (event.key === 'Enter' || event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey))
    ) {
      event.preventDefault();
      const room = this.world.current.room(this.channelId);
      const found = room.get(message.dataset.messageId);
      if (found) this.actions.openMenu(found, message.querySelector('.message-tools button'));
    }
  }

  jump(id) {
    this.drawAround(id);
    const element = this.rows.get(id)?.element;
    if (!element) return;
    element.scrollIntoView({ block: 'center' });
    element.classList.add('flash');
    setTimeout(() => element.classList.remove('flash'), 1600);
    element.focus({ preventScroll: true });
  }

  /** Draws a loaded message that is not near the visible ones. */
  drawAround(id) {
    const room = this.world.current.room(this.channelId);
    const { at, found } = room.find(id);
    if (this.rows.has(id) || !found) return;
    this.atEnd = false;
    this.keep(room, { from: Math.max(0, at - STEP), to: Math.min(room.messages.length, at + STEP) });
    this.reconcile(this.wanted());
  }

  problem(text) {
    return h(
      'div',
      { class: 'hint', role: 'alert' },
      h('p', {}, `Cannot load the messages: ${text}`),
      h(
        'button',
        {
          type: 'button',
          class: 'button secondary',
          onclick: () => this.world.load(this.world.current, this.channelId, { again: true }),
        },
        'Try again',
      ),
    );
  }
}

/** Whether a message is grouped with the one above, without an author. */
function continues(before, message) {
  return (
    before !== null &&
    before.author.id === message.author.id &&
    !message.interaction_metadata &&
    !message.interaction &&
    message.type !== 19 &&
    (before.flags & EPHEMERAL) === (message.flags & EPHEMERAL) &&
    Date.parse(message.timestamp) - Date.parse(before.timestamp) < GROUP_MS
  );
}

/** Replaces a row, keeping the focus, revealed spoilers and opened alt texts. */
function takeOver(old, element) {
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const spoilers = element.querySelectorAll('.spoiler');
  old
    .querySelectorAll('.spoiler')
    .forEach((spoiler, at) => spoiler.classList.contains('revealed') && spoilers[at]?.click());
  const toggles = element.querySelectorAll('.alt-toggle');
  old
    .querySelectorAll('.alt-toggle')
    .forEach((toggle, at) => toggle.getAttribute('aria-expanded') === 'true' && toggles[at]?.click());
  keepPictures(old, element);
  old.replaceWith(element);
  closeIfGone();
  if (!focused) return;
  (counterpartOf(focused, old, element) ?? element).focus({ preventScroll: true });
}

/** Shows the old image until the new one has loaded, to avoid flicker. */
function keepPictures(old, element) {
  const before = [...old.querySelectorAll('.picture-open')];
  element.querySelectorAll('.picture-open').forEach((view, at) => {
    const image = before[at]?.querySelector('img');
    if (image?.naturalWidth) view.style.backgroundImage = `url(${JSON.stringify(image.src)})`;
  });
}

/** The control with the same id, or the one of the same kind and position, since a menu may have changed. */
function counterpartOf(focused, old, element) {
  const id = focused.dataset.customId;
  if (!id) return null;
  const same = [...element.querySelectorAll('[data-custom-id]')].find((each) => each.dataset.customId === id);
  const kind = focused.matches('.select') ? '.select[data-custom-id]' : '.button[data-custom-id]';
  const counterpart = same ?? element.querySelectorAll(kind)[[...old.querySelectorAll(kind)].indexOf(focused)];
  return counterpart?.disabled ? null : counterpart;
}

function skeleton() {
  return h(
    'div',
    { class: 'skeleton', role: 'status', 'aria-label': 'Loading messages' },
    [70, 45, 60, 30].map((width) => {
      const bar = h('i');
      bar.style.width = `${width}%`;
      return h('div', {}, h('b'), bar);
    }),
  );
}
