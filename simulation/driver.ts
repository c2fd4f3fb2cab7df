import { trailers, trucks, type Answer, type Press } from './acts';
import type { Ledger } from './ledger';
import type { Page } from './phone';
import type { World } from './world';

type PagePress = Exclude<Press, { does: 'sign in' }>;

/** Presses what a driver presses on a page. */
export class Driver {
  private texts = 0;

  constructor(
    private readonly world: World,
    private readonly ledger: Ledger,
  ) {}

  async presses(page: Page, press: PagePress): Promise<void> {
    const run = (act: () => unknown) => this.world.event(page.actor, act);
    switch (press.does) {
      case 'enter truck':
        await run(() => page.enters('truck_number', trucks[press.number] ?? ''));
        return run(() => page.looks());
      case 'enter trailer':
        return run(() => page.enters('trailer_numbers', trailers[press.number] ?? ''));
      case 'mark':
        return this.marks(page, press);
      case 'submit':
        return this.submits(page, press.how, press.presses);
      case 'inspect':
        return this.inspects(page, press);
      case 'answer':
        return run(() => page.answers(press.how));
      case 'photograph':
        return run(() => page.photographs(press.item));
      default:
        return run(() => page[simple[press.does]]());
    }
  }

  private marks(page: Page, { item, value }: Extract<Press, { does: 'mark' }>): Promise<void> {
    this.texts += 1;
    const text = `${item} ${this.texts}`;
    const driver = page.screen()?.driver;
    if (driver !== undefined) this.ledger.writes(driver, text);
    return this.world.event(page.actor, () => page.marks(item, value, text));
  }

  private async inspects(
    page: Page,
    { number, trailer, bad, how }: Extract<Press, { does: 'inspect' }>,
  ): Promise<void> {
    const acts: PagePress[] = [
      { does: 'close receipt' },
      { does: 'enter truck', number },
      { does: 'answer', how },
      { does: 'enter trailer', number: trailer },
      { does: 'answer', how },
      ...(bad ? [{ does: 'mark' as const, item: bad, value: false }] : []),
      { does: 'fill in' },
      { does: 'submit', how, presses: 6 },
    ];
    for (const act of acts) {
      if (!page.isWritable) return;
      await this.presses(page, act);
      await this.world.pass(200);
    }
  }

  /** Presses 'Submit', and deals with what stops the report, until it goes or `presses` are over. */
  private async submits(page: Page, how: Answer, presses: number): Promise<void> {
    await this.world.event(page.actor, () => page.looks());
    for (let left = presses; left > 0; left -= 1) {
      await this.world.pass(1000);
      const screen = page.screen();
      if (!screen) return;
      this.ledger.enters(screen);
      const { isAccepted, problem } = await this.world.result(page.actor, async () =>
        page.submits(),
      );
      if (isAccepted) this.ledger.submits(screen.driver);
      if (problem === null) return;
      await this.world.event(page.actor, () => page.solves(problem, how));
      await this.world.pass(500);
    }
  }

  /** Inspects another truck, and answers whatever the page asks. */
  async insists(page: Page, truck: string): Promise<void> {
    const run = (act: () => unknown) => this.world.event(page.actor, act);
    await run(() => page.closesReceipt());
    await run(() => page.enters('truck_number', truck));
    await run(() => page.answers('start'));
    await this.world.pass(3000);
    await run(() => page.enters('truck_number', truck));
    await run(() => page.fillsIn());
    await this.submits(page, 'start', 12);
  }
}

/** Presses without a choice. */
const simple = {
  look: 'looks',
  'sign out': 'signsOut',
  'fill in': 'fillsIn',
  sign: 'signs',
  'close receipt': 'closesReceipt',
  'start new': 'startsNew',
  retry: 'retries',
  'take over': 'takesOver',
} as const;
