import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import type { BrowserName } from '../../tools/machine/otherBrowsers';
import { freePort } from '../../tools/machine/port';
import { startMarionetteServer } from './marionetteServer';

export interface Browser {
  readonly driver: WebDriver;
  stop(): Promise<void>;
}

type Run = (program: string, ...args: string[]) => void;

interface Server {
  readonly url: string;
  readonly capabilities: object;
}

/** Starts a browser with an empty profile. */
export async function startBrowser(name: BrowserName): Promise<Browser> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `linehaul-${name}-`));
  const processes: ChildProcess[] = [];
  const run: Run = (program, ...args) => {
    const env = { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder, DISPLAY: display };
    processes.push(spawn(program, args, { stdio: 'ignore', env, detached: true }));
  };
  const stop = async () => {
    // Ends the programs' child processes too.
    for (const { pid } of processes.reverse()) if (pid !== undefined) killGroup(pid);
    await sleep(200);
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  try {
    const { url, capabilities } = await servers[name](run, folder);
    const builder = new Builder().usingServer(url).withCapabilities(new Capabilities(capabilities));
    return { driver: await builder.build(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}

/** The display for the browsers that have windows. Each of Playwright's workers has a separate display. */
const display = `:${90 + Number(process.env.TEST_PARALLEL_INDEX)}`;

const servers: Record<BrowserName, (run: Run, folder: string) => Promise<Server>> = {
  async firefox(run, profile) {
    const port = await freePort();
    const settings = [
      `user_pref("marionette.port", ${port});`,
      'user_pref("app.normandy.enabled", false);',
      'user_pref("datareporting.policy.dataSubmissionEnabled", false);',
    ];
    fs.writeFileSync(path.join(profile, 'user.js'), settings.join('\n'));
    run('firefox-esr', '--headless', '--marionette', '--no-remote', '--profile', profile);
    return { url: await startMarionetteServer(port), capabilities: { browserName: 'firefox' } };
  },
  async webkitgtk(run) {
    run('Xvfb', display, '-screen', '0', '1440x1000x24', '-nolisten', 'tcp');
    const url = await startWebKitServer(run, 'WebKitWebDriver');
    return { url, capabilities: { browserName: 'MiniBrowser' } };
  },
  async wpe(run) {
    const url = await startWebKitServer(run, 'WPEWebDriver');
    const options = { binary: '/usr/bin/cog', args: ['--automation', '--platform=headless'] };
    return { url, capabilities: { browserName: 'cog', 'wpe:browserOptions': options } };
  },
};

async function startWebKitServer(run: Run, program: string): Promise<string> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  run(program, `--port=${port}`);
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const response = await fetch(`${url}/status`).catch(() => undefined);
    if (response?.ok) return url;
    await sleep(100);
  }
  throw new Error(`${program} does not respond.`);
}
