// One user's gateway connection: heartbeats, reconnecting, resuming and event dispatch.

const OP = { DISPATCH: 0, HEARTBEAT: 1, IDENTIFY: 2, RESUME: 6, RECONNECT: 7, INVALID: 9, HELLO: 10, ACK: 11 };
const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 8000;
// Close codes after which a session cannot be resumed, and the one for an invalid token.
const SESSION_LOST = new Set([4003, 4007, 4009]);
const WRONG_TOKEN = 4004;

export class Gateway {
  /** `onEvent(type, data)`, `onStatus('connecting' | 'open' | 'refused')`. */
  constructor(token, onEvent, onStatus) {
    Object.assign(this, { token, onEvent, onStatus, session: null, sequence: null, retry: FIRST_RETRY_MS });
    // Retry immediately after the computer wakes up.
    const hurry = () => document.visibilityState === 'visible' && this.waiting && this.connect();
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    this.connect();
  }

  connect() {
    clearTimeout(this.waiting);
    this.waiting = null;
    this.onStatus('connecting');
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/gateway?v=10&encoding=json`);
    this.socket = socket;
    socket.onmessage = (event) => socket === this.socket && this.receive(JSON.parse(event.data));
    socket.onclose = (event) => socket === this.socket && this.closed(event.code);
  }

  send(op, d) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ op, d }));
  }

  receive({ op, d, s, t }) {
    if (s !== null && s !== undefined) this.sequence = s;
    if (op === OP.HELLO) this.greet(d.heartbeat_interval);
    else if (op === OP.HEARTBEAT) this.beat();
    else if (op === OP.ACK) this.acknowledged = true;
    else if (op === OP.RECONNECT) this.socket.close(4000);
    else if (op === OP.INVALID) {
      if (!d) this.session = null;
      this.socket.close(4000);
    } else if (op === OP.DISPATCH) this.dispatch(t, d);
  }

  greet(interval) {
    this.acknowledged = true;
    clearInterval(this.heart);
    this.heart = setInterval(() => this.beat(true), interval);
    if (this.session) {
      this.send(OP.RESUME, { token: this.token, session_id: this.session, seq: this.sequence });
    } else {
      this.sequence = null;
      this.send(OP.IDENTIFY, {
        token: this.token,
        properties: { os: navigator.platform || 'web', browser: 'sandbox page', device: '' },
      });
    }
  }

  beat(timed = false) {
    // No heartbeat acknowledgment: the server is gone, although the socket is still open.
    if (timed && !this.acknowledged) {
      this.socket.close(4000);
      return;
    }
    if (timed) this.acknowledged = false;
    this.send(OP.HEARTBEAT, this.sequence);
  }

  dispatch(type, data) {
    if (type === 'READY') this.session = data.session_id;
    if (type === 'READY' || type === 'RESUMED') {
      this.retry = FIRST_RETRY_MS;
      this.onStatus('open');
    }
    this.onEvent(type, data);
  }

  closed(code) {
    clearInterval(this.heart);
    if (SESSION_LOST.has(code)) this.session = null;
    if (code === WRONG_TOKEN) {
      this.session = null;
      this.onStatus('refused');
    } else this.onStatus('connecting');
    // Jitter, so that the users of a page do not all reconnect at the same time.
    this.waiting = setTimeout(() => this.connect(), this.retry * (0.75 + Math.random() / 2));
    this.retry = Math.min(this.retry * 2, LONGEST_RETRY_MS);
  }
}
