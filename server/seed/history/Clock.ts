import { sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/Database';
import { queryRows } from '../../platform/database/rows';
import { daysBefore, type CarrierDay } from '../../domain/days';

/** A time in the carrier's time zone, relative to the seed's day. */
export interface SeedTime {
  /** Days before the seed's day. */
  ago: number;
  /** Minutes since midnight. */
  minute: number;
}

/**
 * Sets the time of the rows that a transaction writes. The rules ask the database for the time, so a function replaces
 * PostgreSQL's `now()` in statements and column defaults until `stop`. A rollback also removes it.
 */
export class Clock {
  private constructor(
    private readonly tx: Queries,
    readonly timeZone: string,
    /** The seed's day in the carrier's time zone. */
    private readonly today: string,
    /** The number of minutes of that day that have passed. */
    private readonly over: number,
  ) {}

  static async start(tx: Queries, { timeZone, now }: { timeZone: string; now: Date }) {
    await tx.execute(sql`create function public.now() returns timestamptz language sql stable
      as $$ select current_setting('linehaul.clock')::timestamptz $$`);
    await replaceDefaults(tx, 'now()', 'public.now()');
    await tx.execute(sql`set local search_path to public, pg_catalog`);
    const [local = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    })
      .format(now)
      .split(' ');
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return new Clock(tx, timeZone, local, hours * 60 + minutes);
  }

  async stop(): Promise<void> {
    // Runs the deferred checks, because PostgreSQL cannot alter a table while one is pending.
    await this.tx.execute(sql`set constraints all immediate`);
    await this.tx.execute(sql`set local search_path to default`);
    await replaceDefaults(this.tx, 'public.now()', 'now()');
    await this.tx.execute(sql`drop function public.now()`);
  }

  /** Sets the time for the next rows, and returns it as an instant. */
  async set(time: SeedTime): Promise<Date> {
    const [row] = await queryRows<{ clock: string }>(
      this.tx,
      sql`select set_config('linehaul.clock',
        (${this.local(time)}::timestamp at time zone ${this.timeZone})::text, true) as clock`,
    );
    if (!row) throw new Error('a setting is one row');
    return new Date(row.clock);
  }

  /** Returns a time's day (YYYY-MM-DD). A negative `ago` is after the seed's day. */
  day({ ago }: Pick<SeedTime, 'ago'>): string {
    return daysBefore(this.today, ago);
  }

  carrierDay(time: SeedTime): CarrierDay {
    return { today: this.day(time), timeZone: this.timeZone };
  }

  /** Formats a time as 'YYYY-MM-DD HH:MM', like a driver's phone. */
  local(time: SeedTime): string {
    const minute = this.computeMinute(time);
    const parts = [Math.floor(minute / 60), minute % 60];
    return `${this.day(time)} ${parts.map((part) => String(part).padStart(2, '0')).join(':')}`;
  }

  /**
   * On the seed's day, scales the minutes until eight o'clock to the time that has already passed, so nothing happens
   * in the future.
   */
  private computeMinute({ ago, minute }: SeedTime): number {
    const morning = 8 * 60;
    return ago === 0 ? Math.floor((minute * Math.min(this.over, morning)) / morning) : minute;
  }
}

async function replaceDefaults(tx: Queries, from: string, to: string): Promise<void> {
  await tx.execute(
    sql.raw(`do $$ declare found record; begin
      for found in
        select attrelid::regclass as relation, attname from pg_attrdef
        join pg_attribute on attrelid = adrelid and attnum = adnum
        join pg_class on pg_class.oid = attrelid
        where relnamespace = 'public'::regnamespace and pg_get_expr(adbin, adrelid) = '${from}'
      loop
        execute format('alter table %s alter %I set default ${to}', found.relation, found.attname);
      end loop;
    end $$`),
  );
}
