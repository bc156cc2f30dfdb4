// REST requests of a user's client. Stateless.

/** A response other than 2xx, with the server's message, if any. */
export class ApiError extends Error {
  constructor(status, body) {
    super(firstProblem(body?.errors) || body?.message || `the server answered ${status}`);
    this.status = status;
    this.code = body?.code;
  }
}

/** The first message in the tree of errors, since "Invalid Form Body" alone is not helpful. */
function firstProblem(errors) {
  if (!errors || typeof errors !== 'object') return null;
  if (errors._errors?.length) return errors._errors[0].message;
  return Object.values(errors).map(firstProblem).find(Boolean) ?? null;
}

// Requests are retried after a short rate limit; a longer one is shown as an error.
const LONGEST_WAIT_S = 5;

/** A body with files is a form: JSON, and the files by index. */
function encoded(body, files) {
  if (!files?.length) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  form.append('payload_json', JSON.stringify(body));
  files.forEach((file, index) => form.append(`files[${index}]`, file, file.name));
  return form;
}

async function call(method, path, { token, body, files, signal } = {}, tries = 3) {
  const headers = {};
  if (token) headers.Authorization = token;
  if (body !== undefined && !files?.length) headers['Content-Type'] = 'application/json';
  const answer = await fetch(path, { method, headers, signal, body: encoded(body, files), cache: 'no-store' });
  const text = await answer.text();
  const again = Number(answer.headers.get('Retry-After'));
  if (answer.status === 429 && tries > 0 && again <= LONGEST_WAIT_S) {
    await new Promise((resolve) => {
      setTimeout(resolve, again * 1000);
    });
    return call(method, path, { token, body, files, signal }, tries - 1);
  }
  let parsed = null;
  try {
    parsed = text ? JSON.parse(text) : null;
  } catch {
    // Not JSON; the status is enough.
  }
  if (!answer.ok) throw new ApiError(answer.status, parsed);
  return parsed;
}

const ROOT = '/api/v10';
const CONTROL = '/sandbox/v1';
const messagePath = ({ channel_id: channel, id }) => `${ROOT}/channels/${channel}/messages/${id}`;

export const api = {
  state: () => call('GET', `${CONTROL}/state`),
  /** The control API: `control('POST', 'clock', {advance: '1h'})`. */
  control: (method, path, body) => call(method, `${CONTROL}/${path}`, { body }),
  addUser: (username) => call('POST', `${CONTROL}/users`, { body: { username } }),
  messages(token, channel, { before, limit = 50 } = {}) {
    const page = before ? `limit=${limit}&before=${before}` : `limit=${limit}`;
    return call('GET', `${ROOT}/channels/${channel}/messages?${page}`, { token });
  },
  post: (token, channel, body, files) => call('POST', `${ROOT}/channels/${channel}/messages`, { token, body, files }),
  edit: (token, message, content) => call('PATCH', messagePath(message), { token, body: { content } }),
  remove: (token, message) => call('DELETE', messagePath(message), { token }),
  pins: (token, channel) => call('GET', `${ROOT}/channels/${channel}/messages/pins`, { token }),
  pin: (token, { channel_id: channel, id }, add) =>
    call(add ? 'PUT' : 'DELETE', `${ROOT}/channels/${channel}/messages/pins/${id}`, { token }),
  /** Marks a channel as read in all windows of a user. */
  acknowledge: (token, channel, id) => call('POST', `${ROOT}/channels/${channel}/messages/${id}/ack`, { token }),
  vote: (token, { channel_id: channel, id }, answers) =>
    call('PUT', `${ROOT}/channels/${channel}/polls/${id}/answers/@me`, { token, body: { answer_ids: answers } }),
  react: (token, channel, message, emoji, add) =>
    call(
      add ? 'PUT' : 'DELETE',
      `${ROOT}/channels/${channel}/messages/${message}/reactions/${encodeURIComponent(emoji)}/@me`,
      { token },
    ),
  emojis: (token, guild) => call('GET', `${ROOT}/guilds/${guild}/emojis`, { token }),
  openDm: (token, recipient) =>
    call('POST', `${ROOT}/users/@me/channels`, { token, body: { recipient_id: recipient } }),
  interact: (token, body, { wait = false, files, signal } = {}) =>
    call('POST', `${ROOT}/interactions${wait ? '?wait=1' : ''}`, { token, body, files, signal }),
};

/** Compares snowflakes by age. They are decimal strings of different lengths. */
export function compareIds(a, b) {
  if (a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : a > b ? 1 : 0;
}

let nonces = 0;

/** A unique nonce within Discord's limit of 25 characters. */
export function newNonce() {
  nonces += 1;
  return `${Date.now()}${String(nonces % 1000).padStart(3, '0')}${Math.floor(Math.random() * 900 + 100)}`;
}
