import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Role } from '@/contract/office/roles';
import type { Queries } from '../../platform/database/Database';
import { queryRows } from '../../platform/database/rows';
import { Announcements } from '../../domain/notifications/Announcements';
import type { Clock, SeedTime } from './Clock';
import type { Fault } from './faults';
import type { Drawing, Photo } from './photos';
import { Random } from './Random';

export interface Known extends Fault {
  vehicle: string;
  toldBy: string;
}

interface Reading {
  miles: number;
  trip: 'before' | 'after';
  ago: number;
}

interface LastReport {
  id: number;
  driver: string;
  hadDefects: boolean;
}

export interface Actor {
  id: number;
  name: string;
  role: Role;
}

type Photos = Promise<ReadonlyMap<Drawing, Photo>>;

interface WorldOptions {
  tx: Queries;
  clock: Clock;
  accounts: ReadonlyMap<string, Actor>;
  photos: Photos;
}

/** The demonstration's state while the seed makes its history. */
export class World {
  readonly tx: Queries;
  readonly clock: Clock;
  readonly photos: Photos;
  readonly random: Random;
  /** Has no channel, because nobody should hear about fictitious records. */
  readonly notifications: Announcements;
  /** The last reading by truck number. */
  readonly odometers = new Map<string, Reading>();
  readonly lastReports = new Map<string, LastReport>();
  known: Known[] = [];
  /** Certified defects that the next driver will mark as not fixed, by vehicle. */
  readonly doubts = new Map<string, Known>();

  /** Each person's last action, by username. */
  readonly lastSeen = new Map<string, SeedTime>();

  private readonly accounts: ReadonlyMap<string, Actor>;
  private agenda: { time: SeedTime; run: (time: SeedTime) => Promise<void> }[] = [];

  constructor({ tx, clock, accounts, photos }: WorldOptions) {
    this.tx = tx;
    this.clock = clock;
    this.accounts = accounts;
    this.photos = photos;
    this.random = new Random(clock.day({ ago: 0 }));
    this.notifications = new Announcements({ mail: null, webhook: null });
  }

  actor(username: string): Actor {
    const found = this.accounts.get(username);
    if (!found) throw new Error(`nobody is called ${username}`);
    return found;
  }

  /** Sets the clock, and returns the context for a person's calls at this time. */
  async prepareContext(username: string, time: SeedTime) {
    const now = await this.clock.set(time);
    this.lastSeen.set(username, time);
    const { tx: queries, notifications } = this;
    const actor = this.actor(username);
    return { queries, notifications, actor, now, ...this.clock.carrierDay(time) };
  }

  async readLatestDefect({ vehicle, item }: Pick<Known, 'vehicle' | 'item'>) {
    const [found] = await queryRows<{ id: number | string; version: number }>(
      this.tx,
      sql`select defects.id, defects.version from defects join vehicles on vehicles.id = vehicle_id
        where number = ${vehicle} and item = ${item} order by defects.id desc limit 1`,
    );
    if (!found) throw new Error(`nobody reported ${item} of ${vehicle}`);
    return { id: Number(found.id), version: found.version };
  }

  isKnown({ vehicle, item }: Pick<Known, 'vehicle' | 'item'>): boolean {
    return this.known.some((one) => one.vehicle === vehicle && one.item === item);
  }

  /** Ends a fault, so drivers no longer report it. */
  forget({ vehicle, item }: Pick<Known, 'vehicle' | 'item'>): void {
    this.known = this.known.filter((one) => one.vehicle !== vehicle || one.item !== item);
  }

  plan(time: SeedTime, run: (time: SeedTime) => Promise<void>): void {
    this.agenda.push({ time, run });
  }

  /** Carries out all plans in chronological order, including plans that they add. */
  async play(): Promise<void> {
    for (;;) {
      const next = this.agenda.reduce<(typeof this.agenda)[number] | null>(
        (first, one) => (first && !isBefore(one.time, first.time) ? first : one),
        null,
      );
      if (!next) return;
      this.agenda = this.agenda.filter((one) => one !== next);
      await next.run(next.time);
      // Lets other work run, because the embedded database's queries do not return to the event loop by themselves.
      await setImmediate();
    }
  }
}

const isBefore = (one: SeedTime, other: SeedTime) =>
  one.ago > other.ago || (one.ago === other.ago && one.minute < other.minute);

export function later({ ago, minute }: SeedTime, minutes: number): SeedTime {
  const total = minute + minutes;
  const day = 24 * 60;
  return { ago: ago - Math.floor(total / day), minute: total % day };
}
