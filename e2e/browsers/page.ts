import fs from 'node:fs';
import { By, Key, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { inRoot } from '../../tools/machine/paths';
import { expect } from '@playwright/test';

const testingLibrary = fs.readFileSync(
  inRoot('node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

const library = `if (!globalThis.TestingLibraryDom) { ${testingLibrary} }
const dom = globalThis.TestingLibraryDom;
const [kind, name, isPattern] = arguments;
const text = isPattern ? new RegExp(name) : name;`;

type Target = readonly [role: string, name: string | RegExp];

/** A page in a browser that WebDriver drives. Steps wait for the elements that they need. */
export class Page {
  constructor(
    readonly driver: WebDriver,
    readonly url: string,
  ) {}

  open(path: string): Promise<void> {
    return this.driver.get(`${this.url}${path}`);
  }

  run(script: string, ...args: unknown[]): Promise<unknown> {
    return this.driver.executeScript(script, ...args);
  }

  /**
   * Presses the first reachable element with this role and name. Uses the keyboard, since a click is lost if the page
   * moves between pressing and releasing the button. A checkbox or radio button ends up checked.
   */
  async press(...target: Target): Promise<void> {
    await expect(
      async () => {
        const element = await this.find('queryAllByRole', ...target);
        await this.run('arguments[0].scrollIntoView({ block: "center" })', element);
        if (!['checkbox', 'radio'].includes(target[0])) return element.sendKeys(Key.ENTER);
        const isChecked = () => this.run('return arguments[0].checked', element);
        if (!(await isChecked())) await element.sendKeys(Key.SPACE);
        expect(await isChecked()).toBe(true);
      },
      `press ${target.join(' ')}`,
    ).toPass({ timeout: 60_000 });
  }

  async fill(label: string | RegExp, text: string): Promise<void> {
    await expect(async () => {
      const field = await this.field(label);
      await this.run(
        'arguments[0].scrollIntoView({ block: "center" }); arguments[0].focus(); arguments[0].select();',
        field,
      );
      await field.sendKeys(text);
      expect(await this.run('return arguments[0].value', field)).toBe(text);
    }, `fill in ${label}`).toPass({ timeout: 60_000 });
  }

  async typeIntoEditor(text: string): Promise<void> {
    const editor = await this.driver.wait(until.elementLocated(By.css('.ProseMirror')));
    await editor.click();
    await editor.sendKeys(Key.END, text);
  }

  async upload(file: string): Promise<void> {
    const input = await this.driver.wait(until.elementLocated(By.css('[data-testid="upload"]')));
    await input.sendKeys(file);
  }

  async choose(label: string | RegExp, file: string): Promise<void> {
    await (await this.field(label)).sendKeys(file);
  }

  async shows(text: string | RegExp): Promise<void> {
    const seen = () => this.run('return document.body.innerText');
    await (typeof text === 'string'
      ? expect.poll(seen).toContain(text)
      : expect.poll(seen).toMatch(text));
  }

  async hasValue(label: string, value: string): Promise<void> {
    await expect
      .poll(async () => this.run('return arguments[0].value', await this.field(label)))
      .toBe(value);
  }

  async signIn(username: string, path: string): Promise<void> {
    await this.open('/login');
    // The previous account may still be signed in.
    await this.run("localStorage.clear(); indexedDB.deleteDatabase('linehaul-session')");
    await this.open('/login');
    await this.fill('Login', username);
    await this.fill(/^Password/, 'linehaul-demo');
    await this.press('button', 'Enter');
    await expect.poll(() => this.driver.getCurrentUrl()).not.toContain('/login');
    await this.open(path);
  }

  private field(label: string | RegExp): Promise<WebElement> {
    return this.find('queryAllByLabelText', '', label);
  }

  private async find(query: string, role: string, name: string | RegExp): Promise<WebElement> {
    const search =
      query === 'queryAllByRole'
        ? 'dom.queryAllByRole(document.body, kind, { name: text })'
        : "dom.queryAllByLabelText(document.body, text, { selector: 'input, textarea' })";
    const source = typeof name === 'string' ? name : name.source;
    const look = () =>
      this.driver.executeScript<WebElement | null>(
        `${library} return ${search}[0] ?? null;`,
        role,
        source,
        typeof name !== 'string',
      );
    await expect.poll(look, `${role} ${name}`).not.toBeNull();
    const found = await look();
    if (found === null) throw new Error(`${role} ${name} is gone again.`);
    return found;
  }
}
