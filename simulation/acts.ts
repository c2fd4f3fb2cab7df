import { randomSource } from './world';
import type { Fate, Kind } from './network';

export const trucks = ['T-1', 'T-2', 't-2 '] as const;
export const trailers = ['R-1', 'R-2', 'No trailer'] as const;
/** Items that 49 CFR 396.11(a)(1) names, one that it does not name, and one of trailers. */
const items = ['brakes_service', 'horn', 'tires_truck', 'radiator', 'brakes_trailer'] as const;
export const drivers = ['dana', 'lee', 'sam'] as const;
export const deciders = ['mechanic', 'admin', 'dispatcher'] as const;

type Item = (typeof items)[number];
type Tab = 0 | 1;

/** The answer to the question whether the form is for another vehicle. */
export type Answer = 'start' | 'keep' | 'correct';

/** What a driver does on the page of a phone. */
export type Press =
  | { does: 'sign in'; driver: number }
  | { does: 'enter truck' | 'enter trailer'; number: number }
  | { does: 'mark'; item: Item; value: boolean | null }
  | { does: 'submit'; how: Answer; presses: number }
  | { does: 'answer'; how: Answer }
  /** Enters a truck, marks all its items, signs and submits. */
  | { does: 'inspect'; number: number; trailer: number; bad: Item | null; how: Answer }
  | { does: 'photograph'; item: Item }
  | { does: 'fill in' }
  | {
      does: 'sign out' | 'sign' | 'look' | 'close receipt' | 'start new' | 'retry' | 'take over';
    };

/** What happens to a phone. `after` is the number of events after which the kill comes. */
export type Event =
  | { does: 'open' | 'close'; tab: Tab }
  | { does: 'kill'; after: number }
  | { does: 'fates'; fates: { on: Kind | null; fate: Fate }[] }
  | { does: 'connection'; isLost: boolean }
  | { does: 'disk'; isFull: boolean }
  | { does: 'clock'; error: number }
  | { does: 'zone'; zone: string };

export type Decision = 'certify' | 'not needed' | 'defer' | 'reopen' | 'take back';

/** What the office does. `pick` chooses from what there is. */
export type Office =
  | { does: Decision; by: (typeof deciders)[number]; pick: number }
  | { does: 'rename driver' | 'disable driver' | 'import drivers'; pick: number }
  | { does: 'rename vehicle' | 'merge' | 'confirm' | 'out of service'; pick: number }
  | { does: 'import vehicles' | 'purge' }
  | { does: 'server stops' }
  | { does: 'server starts' };

export type Act =
  | { wait: number; phone: number; tab: Tab; press: Press }
  | { wait: number; phone: number; event: Event }
  | { wait: number; office: Office };

/** In ms. */
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

class Dice {
  private readonly random: () => number;
  constructor(seed: number) {
    this.random = randomSource(seed);
  }
  below = (count: number): number => Math.floor(this.random() * count);
  one = <Value>(list: readonly Value[]): Value => list[this.below(list.length)] as Value;
  /** Picks by weight. */
  weighed = <Value>(list: readonly (readonly [number, () => Value])[]): Value => {
    let left = this.random() * list.reduce((sum, [weight]) => sum + weight, 0);
    for (const [weight, make] of list) {
      left -= weight;
      if (left < 0) return make();
    }
    throw new Error('the list is empty');
  };
}

const answers = ['start', 'start', 'keep', 'correct'] as const;

function press(dice: Dice): Press {
  const { one, below } = dice;
  return dice.weighed<Press>([
    [
      14,
      () => ({
        does: 'inspect',
        number: below(trucks.length),
        trailer: below(trailers.length),
        bad: one([null, ...items]),
        how: one(['start', 'start', 'correct']),
      }),
    ],
    [1.5, () => ({ does: 'sign in', driver: below(drivers.length) })],
    [8, () => ({ does: 'enter truck', number: below(trucks.length) })],
    [3, () => ({ does: 'enter trailer', number: below(trailers.length) })],
    [14, () => ({ does: 'mark', item: one(items), value: one([true, true, false, false, null]) })],
    [10, () => ({ does: 'fill in' })],
    [12, () => ({ does: 'submit', how: one(answers), presses: one([1, 2, 6, 6]) })],
    [4, () => ({ does: 'answer', how: one(answers) })],
    [4, () => ({ does: 'photograph', item: one(items) })],
    [3, () => ({ does: 'sign' })],
    [6, () => ({ does: 'look' })],
    [4, () => ({ does: 'close receipt' })],
    [2, () => ({ does: 'start new' })],
    [3, () => ({ does: 'retry' })],
    [2, () => ({ does: 'take over' })],
    [1, () => ({ does: 'sign out' })],
  ]);
}

const fates: readonly Fate[] = [
  'lost',
  'silent',
  'response lost',
  'response lost',
  'slow',
  'late',
  'twice',
  { page: 200 },
  { page: 401 },
  { page: 403 },
  { page: 404 },
  { page: 500 },
  { json: 429 },
  { json: 503 },
];

const kinds: readonly (Kind | null)[] = [
  null,
  'create',
  'create',
  'update',
  'send',
  'read',
  'review',
  'photo',
  'session',
];

function event(dice: Dice): Event {
  const { one, below } = dice;
  // A refresh that is rejected ends the session, so it is rare.
  const bad = () =>
    below(40) === 0
      ? { on: 'session' as const, fate: { json: 401 as const } }
      : { on: one(kinds), fate: one(fates) };
  const few = () => Array.from({ length: 1 + below(3) }, bad);
  return dice.weighed<Event>([
    [6, () => ({ does: 'open', tab: one([0, 0, 1] as const) })],
    [2, () => ({ does: 'close', tab: one([0, 1] as const) })],
    [4, () => ({ does: 'kill', after: below(30) })],
    [16, () => ({ does: 'fates', fates: few() })],
    [2, () => ({ does: 'connection', isLost: true })],
    [6, () => ({ does: 'connection', isLost: false })],
    [1, () => ({ does: 'disk', isFull: true })],
    [4, () => ({ does: 'disk', isFull: false })],
    [1, () => ({ does: 'clock', error: one([0, 0, hour, -hour, day, -day, 365 * day]) })],
    [1, () => ({ does: 'zone', zone: one(['America/New_York', 'UTC', 'Asia/Kolkata']) })],
  ]);
}

function office(dice: Dice): Office {
  const { one, below } = dice;
  const by = () => ({ by: one(deciders), pick: below(100) });
  return dice.weighed<Office>([
    [8, () => ({ does: 'certify', ...by() })],
    [2, () => ({ does: 'not needed', ...by() })],
    [2, () => ({ does: 'defer', ...by() })],
    [2, () => ({ does: 'reopen', ...by() })],
    [1, () => ({ does: 'take back', ...by() })],
    [1, () => ({ does: 'rename driver', pick: below(100) })],
    [1, () => ({ does: 'disable driver', pick: below(100) })],
    [0.5, () => ({ does: 'import drivers', pick: below(100) })],
    [1, () => ({ does: 'rename vehicle', pick: below(100) })],
    [1, () => ({ does: 'merge', pick: below(100) })],
    [1, () => ({ does: 'confirm', pick: below(100) })],
    [0.5, () => ({ does: 'import vehicles' })],
    [0.3, () => ({ does: 'purge' })],
    [1, () => ({ does: 'out of service', pick: below(100) })],
    [1, () => ({ does: 'server stops' })],
    [3, () => ({ does: 'server starts' })],
  ]);
}

/** How long it takes until the next act, in ms. */
const wait = (dice: Dice) =>
  dice.weighed([
    [10, () => dice.below(3000)],
    [3, () => dice.below(30_000)],
    [1, () => dice.below(10 * minute)],
    [0.05, () => dice.below(10 * hour)],
    [0.05, () => dice.below(2 * day)],
  ]);

/** A kill comes in the middle of what the last press began. */
function toEvent(dice: Dice, phone: number): Act {
  const happens = event(dice);
  return { wait: happens.does === 'kill' ? 0 : wait(dice), phone, event: happens };
}

/** The number of phones in the acts. */
export const phonesIn = (acts: readonly Act[]): number =>
  Math.max(0, ...acts.map((act) => ('phone' in act ? act.phone + 1 : 0)));

/** The acts of a seed. Each phone begins with a page and a signed-in driver. */
export function actsOf(seed: number, steps: number): Act[] {
  const dice = new Dice(seed);
  const phones = 2 + dice.below(3);
  const begin = Array.from({ length: phones }, (_, phone): Act[] => [
    { wait: 0, phone, event: { does: 'open', tab: 0 } },
    { wait: 500, phone, tab: 0, press: { does: 'sign in', driver: Math.min(phone, 2) } },
  ]).flat();
  const next = (): Act => {
    const phone = dice.below(phones);
    return dice.weighed<Act>([
      [
        12,
        () => ({
          wait: wait(dice),
          phone,
          tab: dice.one([0, 0, 0, 1] as const),
          press: press(dice),
        }),
      ],
      [3, () => toEvent(dice, phone)],
      [2, () => ({ wait: wait(dice), office: office(dice) })],
    ]);
  };
  return [...begin, ...Array.from({ length: steps }, next)];
}
