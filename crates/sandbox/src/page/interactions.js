// Sends interactions and waits for their outcome from the gateway.

import { api, newNonce } from './api.js';

// The server reports a failure after Discord's 3 s. This limit applies if it never does.
const PATIENCE_MS = 12000;
const NO_ANSWER = 'The application did not respond';
export const Kind = { COMMAND: 2, COMPONENT: 3, AUTOCOMPLETE: 4, MODAL: 5 };

/** All unanswered interactions. */
export class Interactions {
  waiting = new Map();
  /** Commands shown at the end of the channel until the bot responds. */
  rows = [];
  /** Message id → custom id of the pressed component. */
  busy = new Map();
  /** Message id → error of its last component. */
  notes = new Map();

  constructor(world, onModal) {
    this.world = world;
    this.onModal = onModal;
    world.on('gateway', (account, type, data) => this.receive(account, type, data));
  }

  receive(account, type, data) {
    // Ephemeral responses appear only in the window that sent the interaction.
    if (type === 'INTERACTION_CREATE' && this.waiting.has(data.nonce)) this.world.ownInteractions.add(data.id);
    if (type === 'INTERACTION_SUCCESS') this.settle(data.nonce, { ok: true });
    else if (type === 'INTERACTION_FAILURE') this.settle(data.nonce, { ok: false, reason: NO_ANSWER });
    else if (type === 'INTERACTION_MODAL_CREATE') {
      // A modal appears only in the window whose interaction opened it.
      const asked = this.waiting.get(data.nonce);
      if (!asked) return;
      this.settle(data.nonce, { ok: true });
      this.onModal(account, data, asked.place);
    }
  }

  settle(nonce, outcome) {
    const entry = this.waiting.get(nonce);
    if (!entry) return;
    clearTimeout(entry.timer);
    this.waiting.delete(nonce);
    entry.resolve(outcome);
  }

  body(account, type, place, nonce, data) {
    const channel = account.channels.get(place.channelId);
    return {
      type,
      nonce,
      data,
      application_id: place.applicationId ?? data.application_id ?? this.world.applicationId,
      guild_id: channel?.guild_id,
      channel_id: place.channelId,
      message_id: place.messageId,
      message_flags: place.messageFlags,
      session_id: account.session ?? undefined,
    };
  }

  /** Resolves to `{ok, reason}` when the interaction succeeds, fails or times out. */
  send(account, type, place, data, nonce = newNonce(), files = []) {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.settle(nonce, { ok: false, reason: NO_ANSWER }), PATIENCE_MS);
      this.waiting.set(nonce, { resolve, timer, place });
      api
        .interact(account.token, this.body(account, type, place, nonce, data), { files })
        .catch((error) => this.settle(nonce, { ok: false, reason: error.message }));
    });
  }

  /** Sends a command and shows it as pending in the channel. */
  async command(account, channelId, label, data, files = []) {
    const row = { nonce: newNonce(), account, channelId, label, state: 'pending' };
    this.rows.push(row);
    this.world.emit('sent', account, channelId);
    const outcome = await this.send(account, Kind.COMMAND, { channelId }, data, row.nonce, files);
    if (outcome.ok) this.dropRow(row);
    else {
      if (outcome.reason === NO_ANSWER) await this.world.refresh().catch(() => {});
      if (!this.world.botConnected) outcome.reason = 'The bot is not connected';
      Object.assign(row, { state: 'failed', reason: outcome.reason });
      this.world.emit('messages', account, channelId);
    }
    return outcome;
  }

  dropRow(row) {
    this.rows = this.rows.filter((other) => other !== row);
    this.world.emit('messages', row.account, row.channelId);
  }

  /** Presses a button, or submits the values of a menu. */
  async component(account, message, component, values) {
    if (this.busy.has(message.id)) return;
    this.busy.set(message.id, component.custom_id);
    this.notes.delete(message.id);
    this.world.emit('messages', account, message.channel_id);
    const data = { component_type: component.type, custom_id: component.custom_id };
    if (component.type !== 2) Object.assign(data, { type: component.type, values });
    const place = {
      channelId: message.channel_id,
      messageId: message.id,
      messageFlags: message.flags ?? 0,
      applicationId: message.application_id,
    };
    const outcome = await this.send(account, Kind.COMPONENT, place, data);
    this.busy.delete(message.id);
    if (!outcome.ok)
      this.notes.set(message.id, outcome.reason === NO_ANSWER ? 'This interaction failed' : outcome.reason);
    this.world.emit('messages', account, message.channel_id);
  }

  submitModal(account, modal, place, components, files) {
    const data = { id: modal.id, custom_id: modal.custom_id, components };
    return this.send(account, Kind.MODAL, { ...place, applicationId: modal.application?.id }, data, newNonce(), files);
  }

  /** Requests choices from the bot. They arrive in the response, so they are never outdated. */
  async choices(account, channelId, data, signal) {
    const body = this.body(account, Kind.AUTOCOMPLETE, { channelId }, newNonce(), data);
    const answer = await api.interact(account.token, body, { wait: true, signal });
    return answer?.data?.choices ?? [];
  }
}
