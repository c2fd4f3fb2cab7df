import {
  toDefectEvent,
  latestEntry,
  type Day,
  type Defect,
  type Reporter,
  type Status,
  type Step,
} from './defect';
import { getCurrentState } from './facts';

/**
 * Joins two unresolved defects of one item after their vehicles were merged. The result is as unsafe as the worse one.
 * Nobody can take back a reopening of either defect.
 */
export function join(kept: Defect, gone: Defect, { by, today }: { by: number; today: Day }): Step {
  const [first] = [kept, gone].sort((one, two) => getRank(one, today) - getRank(two, today));
  const reopening = first?.reopening ?? kept.reopening ?? gone.reopening;
  return {
    defect: {
      item: kept.item,
      reportedAt: [kept.reportedAt, gone.reportedAt].sort()[0] ?? kept.reportedAt,
      needsCorrection: kept.needsCorrection || gone.needsCorrection,
      reporters: joinedReporters([...kept.reporters, ...gone.reporters]),
      isActedOn: kept.isActedOn || gone.isActedOn,
      reopening: reopening && { ...reopening, final: true },
      status: joinedStatus(kept.status, gone.status, today),
    },
    event: toDefectEvent('merged', by),
  };
}

const ranks = { open: 0, driver_says_good: 1, deferred: 2, closed: 3 };

const getRank = ({ status }: Defect, today: Day) => ranks[getCurrentState(status, today)];

function joinedStatus(one: Status, two: Status, today: Day): Status {
  const states = [getCurrentState(one, today), getCurrentState(two, today)];
  if (states.includes('open')) return { state: 'open' };
  if (one.state === 'deferred' && two.state === 'deferred')
    return one.until < two.until ? one : two;
  return one.state === 'driver_says_good' ? one : two;
}

function joinedReporters(all: readonly Reporter[]): Reporter[] {
  const byDriver = new Map<number, Reporter>();
  for (const reporter of all) {
    const known = byDriver.get(reporter.driver);
    byDriver.set(reporter.driver, {
      driver: reporter.driver,
      standsBy: reporter.standsBy || (known?.standsBy ?? false),
      enteredAt: latestEntry(reporter, known),
    });
  }
  return [...byDriver.values()];
}
