import { checklistKeys, type ChecklistKey } from '@/contract/checklist';
import type { HeaderField } from '@/features/inspection/model/state/header';
import { trailers, trucks, type Answer, type Press } from './acts';
import type { Ledger, Screen } from './ledger';
import type { Page } from './phone';
import type { World } from './world';

type PagePress = Exclude<Press, { does: 'sign in' }>;

/** Each truck has its own reading, so that the ledger notices another truck's. */
const odometerOf = (truck: string) =>
  `41${[...truck].map((letter) => letter.charCodeAt(0)).at(-1)}`;

/** Presses what a driver presses on a page, and enters it in the ledger. */
export class Driver {
  private texts = 0;

  constructor(
    private readonly world: World,
    private readonly ledger: Ledger,
  ) {}

  async presses(page: Page, press: PagePress): Promise<void> {
    switch (press.does) {
      case 'enter truck':
        await this.entersVehicle(page, 'truck_number', trucks[press.number] ?? '');
        return this.run(page, () => page.looks());
      case 'enter trailer':
        return this.entersVehicle(page, 'trailer_numbers', trailers[press.number] ?? '');
      case 'mark':
        return this.marks(page, press.item, press.value);
      case 'fill in':
        return this.fillsIn(page);
      case 'submit':
        return this.submits(page, press.how, press.presses);
      case 'inspect':
        return this.inspects(page, press);
      case 'answer':
        return this.answers(page, press.how);
      case 'photograph':
        return this.photographs(page, press.item);
      default:
        return this.run(page, () => page[simple[press.does]]());
    }
  }

  private async run(page: Page, act: () => unknown): Promise<void> {
    const before = page.screen();
    await this.world.event(page.actor, act);
    this.sees(page, before);
  }

  private sees(page: Page, before: Screen | null): void {
    const screen = page.screen();
    if (screen) this.ledger.shows(screen);
    else if (before) this.ledger.forgets(before);
  }

  /** Enters what the driver sees and presses. Without a screen, the page takes no entries. */
  private async enters(
    page: Page,
    entries: (screen: Screen) => readonly (readonly [string, boolean | string])[],
    act: () => unknown,
  ): Promise<void> {
    const screen = page.screen();
    if (screen)
      for (const [name, value] of entries(screen)) this.ledger.enters(screen, name, value);
    await this.run(page, act);
  }

  /** A form without a number gets its first one, and with it what was entered before. */
  private async entersVehicle(
    page: Page,
    field: 'truck_number' | 'trailer_numbers',
    number: string,
  ): Promise<void> {
    const isFirst = page.value(field) === '';
    await this.run(page, () => page.enters(field, number));
    if (isFirst) this.renumbers(page);
    if (page.value('odometer_reading') !== '') await this.readsOdometer(page);
  }

  private readsOdometer(page: Page): Promise<void> {
    const reading = odometerOf(page.value('truck_number'));
    return this.enters(
      page,
      () => [['odometer', reading]],
      () => page.enters('odometer_reading', reading),
    );
  }

  private renumbers(page: Page): void {
    const screen = page.screen();
    if (screen) this.ledger.renumbers(screen);
  }

  private marks(page: Page, item: ChecklistKey, value: boolean | null): Promise<void> {
    const text = this.newText(item);
    const entries =
      value === null ? [] : [[item, value] as const, [`text of ${item}`, text] as const];
    return this.enters(
      page,
      () => entries,
      () => page.marks(item, value, text),
    );
  }

  private newText(item: ChecklistKey): string {
    this.texts += 1;
    return `${item} ${this.texts}`;
  }

  private describes(page: Page, item: ChecklistKey): Promise<void> {
    const text = this.newText(item);
    return this.enters(
      page,
      () => [[`text of ${item}`, text]],
      () => page.describes(item, text),
    );
  }

  /** Fills in what is missing, and marks the other items good. */
  private async fillsIn(page: Page): Promise<void> {
    for (const field of ['address', 'trailer_numbers', 'odometer_reading'] as const)
      if (page.value(field) === '') await this.corrects(page, field);
    const missing = ({ form }: Screen) => checklistKeys.filter((item) => !(item in form.marks));
    const entries = (screen: Screen) => missing(screen).map((item) => [item, true] as const);
    const screen = page.screen();
    await this.enters(page, entries, () => {
      page.choosesCondition();
      for (const item of screen ? missing(screen) : []) page.marks(item, true);
    });
  }

  private async photographs(page: Page, item: ChecklistKey): Promise<void> {
    const before = page.screen()?.form.photos ?? [];
    await this.world.result(page.actor, () => page.photographs(item));
    const screen = page.screen();
    for (const { id } of screen?.form.photos ?? [])
      if (screen && !before.some((photo) => photo.id === id))
        this.ledger.enters(screen, `photo ${id}`, item);
  }

  private async answers(page: Page, how: Answer): Promise<void> {
    const before = page.screen();
    await this.world.result(page.actor, () => page.answers(how));
    this.sees(page, before);
    if (how !== 'start') this.renumbers(page);
    if (page.value('odometer_reading') !== '') await this.readsOdometer(page);
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
    await this.run(page, () => page.looks());
    for (let left = presses; left > 0; left -= 1) {
      await this.world.pass(1000);
      const screen = page.screen();
      if (!screen) return;
      const { isAccepted, problem } = await this.world.result(page.actor, async () =>
        page.submits(),
      );
      if (isAccepted) this.ledger.submits(screen.driver);
      if (problem === null) return;
      await this.solves(page, problem, how);
      await this.world.pass(500);
    }
  }

  /** Deals with what stops the report, as the page offers it. `how` is the answer about another vehicle. */
  private async solves(page: Page, problem: string, how: Answer): Promise<void> {
    const [kind = '', ...rest] = problem.split('-');
    const name = rest.join('-');
    if (problem === 'other-vehicle') return this.answers(page, how);
    if (kind === 'review') return this.run(page, () => page.reviews(name));
    if (kind === 'contested') return this.takesOfficeValue(page, name as ChecklistKey);
    if (kind === 'defect') return this.describes(page, name as ChecklistKey);
    return this.corrects(page, name);
  }

  private async takesOfficeValue(page: Page, item: ChecklistKey): Promise<void> {
    await this.run(page, () => page.takesOfficeValue(item));
    const screen = page.screen();
    const value = screen?.form.marks[item];
    if (screen && value !== undefined) this.ledger.enters(screen, item, value);
  }

  private async corrects(page: Page, name: string): Promise<void> {
    if (['clock', 'date-time', 'date', 'time'].includes(name))
      return this.run(page, () => page.usesNow());
    if (name.endsWith('_date')) return this.run(page, () => page.signs());
    if (name === 'truck_number') return this.entersVehicle(page, name, 'T-1');
    if (name === 'trailer_numbers') return this.entersVehicle(page, name, 'No trailer');
    if (name === 'odometer_reading') return this.readsOdometer(page);
    const value = name === 'address' ? 'Joliet, IL' : page.driver;
    return this.run(page, () => page.enters(name as HeaderField, value));
  }

  /** Inspects another truck, and answers whatever the page asks. */
  async insists(page: Page, truck: string): Promise<void> {
    await this.run(page, () => page.closesReceipt());
    await this.entersVehicle(page, 'truck_number', truck);
    await this.answers(page, 'start');
    await this.world.pass(3000);
    await this.entersVehicle(page, 'truck_number', truck);
    await this.fillsIn(page);
    await this.submits(page, 'start', 12);
  }
}

/** Presses without a choice. */
const simple = {
  look: 'looks',
  'sign out': 'signsOut',
  sign: 'signs',
  'close receipt': 'closesReceipt',
  'start new': 'startsNew',
  retry: 'retries',
  'take over': 'takesOver',
} as const;
