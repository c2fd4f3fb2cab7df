import { isRegulated, type ChecklistKey } from '@/contract/checklist';
import {
  getCertification,
  toDefectEvent,
  latestEntry,
  type Day,
  type Defect,
  type Instant,
  type Reporter,
  type Step,
} from './defect';
import { endOfTakeBack, getCurrentState } from './facts';

export interface Told {
  driver: number;
  /** When the statement arrived, by the server's clock. */
  at: Instant;
  /** When the driver entered the statement, by the phone's clock; null if the phone did not say. */
  enteredAt: Instant | null;
}

export interface ToldDefective extends Told {
  item: ChecklistKey;
  needsCorrection: boolean;
}

/** Creates a defect from a report. */
export function report({ driver, at, enteredAt, item, needsCorrection }: ToldDefective): Step {
  const reporters = [{ driver, standsBy: true, enteredAt: entryTime(enteredAt ?? at, at) }];
  return {
    defect: {
      item,
      reportedAt: at,
      needsCorrection,
      reporters,
      isActedOn: false,
      reopening: null,
      status: { state: 'open' },
    },
    event: toDefectEvent('reported', driver, { enteredAt }),
  };
}

/**
 * Applies another report of a defect's item. Opens a defect that a driver said was good. Also opens a certified defect
 * if the driver entered the report before the certification, which then could not cover it, and a deferred defect if,
 * in addition, the driver was not one of its reporters. Returns null if the report describes a new defect.
 */
export function reportAgain(defect: Defect, told: ToldDefective, today: Day): Step | null {
  const { driver, at, enteredAt } = told;
  const { status } = defect;
  const certification = getCertification(status);
  const isLate = certification !== null && enteredAt !== null && enteredAt < certification.at;
  const isKnown = defect.reporters.some((reporter) => reporter.driver === driver);
  const closed = getCurrentState(status, today) === 'closed';
  if (closed && !isLate) return null;
  const added = {
    ...defect,
    needsCorrection: defect.needsCorrection || told.needsCorrection,
    reporters: withReporter(defect.reporters, {
      driver,
      standsBy: true,
      enteredAt: entryTime(enteredAt ?? at, at),
    }),
  };
  // The deferring mechanic had already read what the known reporters said.
  if (isLate && (closed || !isKnown)) {
    const how = 'late_report' as const;
    const reopening = { how, by: driver, at, note: '', enteredAt, before: status, final: true };
    return {
      defect: { ...added, isActedOn: true, reopening, status: { state: 'open' } },
      event: toDefectEvent(how, driver, { enteredAt }),
    };
  }
  return {
    defect: {
      ...added,
      reopening: defect.reopening && { ...defect.reopening, final: true },
      status: status.state === 'driver_says_good' ? { state: 'open' } : status,
    },
    event: toDefectEvent('reported_again', driver, { enteredAt }),
  };
}

export interface ToldGood extends Told {
  /** The inspection's time. It counts if the phone did not say when the driver entered the item. */
  inspectedAt: Instant;
}

/** Applies a driver's 'good' for an item. Returns null if nothing changes. */
export function sayGood(defect: Defect, told: ToldGood, today: Day): Step | null {
  const { driver, at } = told;
  const own = defect.reporters.find((reporter) => reporter.driver === driver);
  const current = getCurrentState(defect.status, today);
  if (!own?.standsBy || current === 'closed' || !isAfter(told, defect, own)) return null;
  const reporters = withReporter(defect.reporters, { ...own, standsBy: false });
  const said = { ...defect, reporters };
  const isAgreed = reporters.every(({ standsBy }) => !standsBy);
  if (!isAgreed || current === 'deferred') return { defect: said, event: null };
  const state = mayWithdraw(defect, told) ? 'withdrawn' : 'driver_says_good';
  return {
    defect: {
      ...said,
      reopening: state === 'withdrawn' ? null : defect.reopening,
      status: { state, by: driver, at },
    },
    event: toDefectEvent(state === 'withdrawn' ? 'withdrawn' : 'said_good', driver, {
      enteredAt: told.enteredAt,
    }),
  };
}

function isAfter(told: ToldGood, { reopening }: Defect, own: Reporter): boolean {
  const entered = entryTime(told.enteredAt ?? told.inspectedAt, told.at);
  return entered > own.enteredAt && (reopening === null || entered > reopening.at);
}

/** A phone's clock may be ahead, so an entry counts at the latest from its arrival. */
const entryTime = (entered: Instant, arrived: Instant) => (entered < arrived ? entered : arrived);

function mayWithdraw({ item, reportedAt, reporters, isActedOn, status }: Defect, { at }: Told) {
  return (
    status.state === 'open' &&
    !isActedOn &&
    reporters.length === 1 &&
    !isRegulated(item) &&
    at <= endOfTakeBack(reportedAt)
  );
}

/** Adds a driver's entry. The latest entry counts, regardless of the order of arrival. */
function withReporter(reporters: readonly Reporter[], own: Reporter): Reporter[] {
  const known = reporters.find(({ driver }) => driver === own.driver);
  const enteredAt = latestEntry(own, known);
  return [...reporters.filter((reporter) => reporter !== known), { ...own, enteredAt }];
}
