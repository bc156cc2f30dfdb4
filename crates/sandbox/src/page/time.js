// Times: Discord's `<t:…>` styles, day separators, and self-updating relative times.

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

function format(date, style) {
  if (!formats.has(style)) formats.set(style, new Intl.DateTimeFormat(undefined, STYLES[style]));
  return formats.get(style).format(date);
}

/** "in 3 days", "2 minutes ago", in the largest unit that fits. */
export function inWords(unixSeconds) {
  const seconds = Math.round(unixSeconds - Date.now() / 1000);
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

/** "Today at 12:04", or the date. */
export function said(iso) {
  const date = new Date(iso);
  const days = Math.round((startOfDay(new Date()) - startOfDay(date)) / 864e5);
  const element = timestamp(date.getTime() / 1000, 't');
  if (days === 1) element.prepend('Yesterday ');
  else if (days !== 0) element.textContent = `${format(date, 'd')} ${format(date, 't')}`;
  return element;
}

export function dayOf(iso) {
  return format(new Date(iso), 'D');
}

function startOfDay(date) {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

function tick() {
  for (const element of document.querySelectorAll('time[data-unix]')) {
    const words = inWords(Number(element.dataset.unix));
    // Only on change, to avoid disturbing screen readers and selections.
    if (element.textContent !== words) element.textContent = words;
  }
}

setInterval(tick, 1000);
