// Starts Discord at home, a local Discord emulator, and acts as its users.
'use strict';
const { spawn } = require('node:child_process');
const { mkdtempSync, existsSync, readFileSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

// The parameters of each action that are given by position. An object after them gives further ones.
const ACTIONS = {
  command: ['name', 'options'], autocomplete: ['name', 'options', 'focused'], click: ['custom_id'],
  select: ['custom_id', 'values'], submit: ['fields'], send: ['content'], edit: ['content'],
  delete: [], typing: [], react: ['emoji'], vote: ['answers'],
};

/** The path of the binary for this system. */
function binary() {
  const ending = process.platform === 'win32' ? '.exe' : '';
  const file = path.join(__dirname, 'bin', `${process.platform}-${process.arch}`, `discord-at-home${ending}`);
  if (!existsSync(file)) throw new Error(`discord-at-home has no binary for ${process.platform}-${process.arch}`);
  return file;
}

/** Calls `act()` for `user.action(…)`. */
function user(sandbox, name) {
  return new Proxy({}, {
    get: (_, action) => ACTIONS[action] && (async (...given) => {
      const named = Object.fromEntries(ACTIONS[action].map((key, at) => [key, given[at]]));
      const body = { wait: true, ...named, ...given[ACTIONS[action].length] };
      return sandbox.call('POST', `users/${name}/${action}`, body);
    }),
  });
}

class Sandbox {
  processes = [];
  origin = process.env.DISCORD_API;

  /**
   * Starts a sandbox, unless this process runs in one (`discord-at-home run`), and connects the bot.
   * `bot`: the command that starts the bot under test, such as `node bot.js`.
   */
  async start({ bot, flags = [] } = {}) {
    const launch = (...command) => this.processes.push(spawn(...command));
    if (!this.origin) {
      const folder = mkdtempSync(path.join(tmpdir(), 'discord-at-home-'));
      const file = path.join(folder, 'ready.json');
      const own = ['--data', 'none', '--port', '0', '--log', 'warn', '--rate-limits', 'off', '--ready-file', file];
      launch(binary(), [...own, ...flags], { stdio: ['ignore', 'ignore', 'inherit'] });
      await this.until(() => existsSync(file), 'the sandbox did not start');
      this.origin = JSON.parse(readFileSync(file)).origin;
      rmSync(folder, { recursive: true });
    }
    if (bot) {
      const { variables } = await this.call('GET', 'state');
      const [program, ...rest] = bot.split(' ');
      launch(program, rest, { stdio: 'inherit', env: { ...process.env, ...variables } });
      await this.until(async () => (await this.call('GET', 'state')).bot_connected, 'the bot did not connect');
      await this.call('POST', 'wait', { quiet_ms: 300 });
    }
  }

  async until(isDone, problem) {
    const end = Date.now() + 30_000;
    while (!(await isDone())) {
      if (Date.now() > end || this.processes.some((it) => it.exitCode !== null)) throw new Error(problem);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  /** Calls the control API: `call('POST', 'clock', { advance: '26h' })`. */
  async call(method, route, body) {
    const headers = { 'Content-Type': 'application/json' };
    const sent = { method, headers, body: JSON.stringify(body) };
    const response = await fetch(`${this.origin}/sandbox/v1/${route}`, sent);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${route}: ${response.status} ${text}`);
    return text ? JSON.parse(text) : null;
  }

  /** The requests of the bot that Discord would refuse. */
  refused = async () => (await this.call('GET', 'requests?verdict=refused')).requests;

  stop = () => this.processes.reverse().forEach((it) => it.kill());
}

/** A sandbox for the tests of a file, with a new world for each test: `const sandbox = useSandbox({ bot: 'node bot.js' })`. */
function useSandbox(options) {
  const sandbox = new Sandbox();
  const { beforeAll: before, beforeEach, afterAll: after } = globalThis;
  const hooks = before ? { before, beforeEach, after } : require('node:test');
  hooks.before(() => sandbox.start(options));
  hooks.beforeEach(async () => {
    for (const sent of [['POST', 'reset'], ['POST', 'wait', {}], ['DELETE', 'requests']]) await sandbox.call(...sent);
  });
  hooks.after(sandbox.stop);
  return new Proxy(sandbox, { get: (own, name) => own[name] ?? user(own, name) });
}

module.exports = { Sandbox, binary, useSandbox };
