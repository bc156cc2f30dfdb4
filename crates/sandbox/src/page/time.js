// Times: Discord's `<t:…>` styles, day separators, and self-updating relative times. All relative times follow
// the sandbox's clock.

const STYLES = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};
const formats = new Map();
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });
const UNITS = [
  ['year', 31557600],
  ['month', 2629800],
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

let ahead = 0;

/** The current time of the sandbox in ms since 1970. */
export const now = () => Date.now() + ahead;

/** Sets the sandbox's offset from the clock of this computer in ms. */
export function setAhead(ms) {
  if (ms === ahead) return;
  ahead = ms;
  tick();
}

function format(date, style) {
  if (!formats.has(style)) formats.set(style, new Intl.DateTimeFormat(undefined, STYLES[style]));
  return formats.get(style).format(date);
}

/** "in 3 days", "2 minutes ago", in the largest unit that fits. */
function inWords(unixSeconds) {
  const seconds = Math.round(unixSeconds - now() / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return relative.format(Math.round(seconds / size), unit);
}

/** A `<time>` for a `<t:unix:style>`. `tick` updates style R. */
export function timestamp(unix, style = 'f') {
  const date = new Date(unix * 1000);
  const element = document.createElement('time');
  if (Number.isNaN(date.getTime())) {
    element.textContent = 'Invalid date';
    return element;
  }
  element.className = 'timestamp';
  element.dateTime = date.toISOString();
  element.title = format(date, 'F');
  if (style === 'R') {
    element.dataset.unix = unix;
    element.textContent = inWords(unix);
  } else element.textContent = format(date, style in STYLES ? style : 'f');
  return element;
}

/** The clock time beside a message. */
export function clock(iso) {
  return timestamp(Date.parse(iso) / 1000, 't');
}

/** "12:04" today, "Yesterday 12:04", or the date and time. */
export function said(iso) {
  const unix = Date.parse(iso) / 1000;
  const element = timestamp(unix, 't');
  if (Number.isNaN(unix)) return element;
  element.dataset.said = unix;
  element.textContent = daysAgo(unix);
  return element;
}

function daysAgo(unix) {
  const date = new Date(unix * 1000);
  const days = Math.round((startOfDay(new Date(now())) - startOfDay(date)) / 864e5);
  const time = format(date, 't');
  if (days === 0) return time;
  return days === 1 ? `Yesterday ${time}` : `${format(date, 'd')} ${time}`;
}

export function dayOf(iso) {
  return format(new Date(iso), 'D');
}

function startOfDay(date) {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

function tick() {
  for (const element of document.querySelectorAll('time[data-unix], time[data-said]')) {
    const { unix, said: day } = element.dataset;
    const words = day === undefined ? inWords(Number(unix)) : daysAgo(Number(day));
    // Only on change, to avoid disturbing screen readers and selections.
    if (element.textContent !== words) element.textContent = words;
  }
}

setInterval(tick, 1000);
