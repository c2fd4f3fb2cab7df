/**
 * 49 CFR 396.11(a)(3) for one vehicle: each listed defect needs a decision of the carrier or its agent before the
 * vehicle is operated again. Mechanics and admins decide for the carrier. An agent decides about the items that the
 * carrier has named, from the instant on the phone. A decision covers what was found before it and known to the
 * carrier. A driver may take back their own finding of an item that 396.11(a)(1) does not name within 15 minutes, until
 * anybody has acted on it. Times are in minutes. This module imports nothing of the product.
 */

const named: readonly string[] = ['brakes_service', 'horn'];
const judgedByAgents: readonly string[] = ['horn'];
const noDefects: readonly string[] = ['trip_recorder'];

interface Listed {
  isDecided: boolean;
  /** The last day of a deferral. */
  until: number | null;
  decidedAt: number;
  /** When each driver last found it. A driver who says that the item is good no longer stands by it. */
  found: Map<number, { at: number; standsBy: boolean }>;
  reopenedAt: number;
  firstArrived: number;
  needsRepair: boolean;
  isActedOn: boolean;
  /** What the last reopening ended, while its author may take it back. */
  reopening: {
    by: number;
    at: number;
    before: Pick<Listed, 'isDecided' | 'until' | 'decidedAt'>;
  } | null;
}

export interface Finding {
  item: string;
  driver: number;
  entered: number | null;
  arrived: number;
  needsRepair: boolean;
}

interface Again extends Pick<Finding, 'driver' | 'arrived' | 'needsRepair'> {
  at: number;
  isLate: boolean;
}

export interface Decision {
  item: string;
  role: string;
  account: number;
  signed: number;
  arrived: number;
}

const blank = {
  isDecided: false,
  until: null,
  decidedAt: -Infinity,
  reopenedAt: -Infinity,
  isActedOn: false,
  reopening: null,
};

const isMistake = ({ found, firstArrived, isActedOn }: Listed, now: number) =>
  found.size === 1 && !isActedOn && now <= firstArrived + 15;

const toDay = (minute: number) => Math.floor(minute / 1440);

export class Law {
  private readonly listed = new Map<string, Listed>();
  /** The instants since which agents are named, as 'account item'. */
  private readonly agents = new Map<string, number>();

  names(account: number, items: readonly string[], at: number): void {
    for (const [key] of this.agents) {
      const [of, item = ''] = key.split(' ');
      if (Number(of) === account && !items.includes(item)) this.agents.delete(key);
    }
    for (const item of items) {
      const key = `${account} ${item}`;
      if (!this.agents.has(key)) this.agents.set(key, at);
    }
  }

  /** Returns whether it is a new defect, one that is listed already, or a late one that a decision did not cover. */
  finds({ item, driver, entered, arrived, needsRepair }: Finding): 'new' | 'again' | 'late' {
    const at = Math.min(entered ?? arrived, arrived);
    const known = this.listed.get(item);
    const isLate = entered !== null && entered < (known?.decidedAt ?? -Infinity);
    const isClosed = known?.isDecided === true && known.until === null;
    if (!known || (isClosed && !isLate)) {
      const found = new Map([[driver, { at, standsBy: true }]]);
      this.listed.set(item, { ...blank, found, needsRepair, firstArrived: arrived });
      return 'new';
    }
    return this.findsAgain(known, { driver, at, arrived, needsRepair, isLate });
  }

  private findsAgain(known: Listed, { driver, at, arrived, needsRepair, isLate }: Again) {
    const own = known.found.get(driver);
    known.found.set(driver, { at: Math.max(at, own?.at ?? at), standsBy: true });
    known.needsRepair ||= needsRepair;
    known.reopening = null;
    const isRead = known.until !== null && (!isLate || own !== undefined);
    if (!known.isDecided || isRead) return 'again' as const;
    Object.assign(known, { isDecided: false, until: null, isActedOn: true, reopenedAt: arrived });
    return 'late' as const;
  }

  /** Returns what it means once all who found it say so, or null. */
  saysGood(
    { item, driver, entered, arrived }: Omit<Finding, 'needsRepair'>,
    today: number,
  ): 'said good' | 'withdrawn' | null {
    const known = this.listed.get(item);
    const own = known?.found.get(driver);
    if (!known || !own?.standsBy || !this.isUndecided(known, today)) return null;
    const at = Math.min(entered ?? arrived, arrived);
    if (at <= own.at || at <= known.reopenedAt) return null;
    own.standsBy = false;
    return this.settle(known, item, arrived);
  }

  private settle(known: Listed, item: string, arrived: number): 'said good' | 'withdrawn' | null {
    const isAgreed = [...known.found.values()].every(({ standsBy }) => !standsBy);
    if (isAgreed) known.reopening = null;
    if (named.includes(item) || !isMistake(known, arrived)) return isAgreed ? 'said good' : null;
    Object.assign(known, { isDecided: true, until: null });
    return 'withdrawn';
  }

  /** Whether a person may decide about an item now. */
  mayDecide({ item, role, account, signed, arrived }: Decision): boolean {
    if (role === 'mechanic' || role === 'admin') return true;
    const since = this.agents.get(`${account} ${item}`);
    const known = this.listed.get(item);
    const last = Math.max(
      known?.reopenedAt ?? -Infinity,
      ...[...(known?.found.values() ?? [])].map(({ at }) => at),
    );
    const at = Math.min(signed, arrived);
    return judgedByAgents.includes(item) && since !== undefined && since <= at && at > last;
  }

  /** Returns whether the decision counts. */
  decides(decision: Decision, until: number | null): boolean {
    const known = this.listed.get(decision.item);
    if (!known || !this.mayDecide(decision) || (until !== null && named.includes(decision.item)))
      return false;
    if (known.isDecided && known.until === null) return false;
    const decidedAt = Math.min(decision.signed, decision.arrived);
    const decided = { isDecided: true, until, decidedAt, reopenedAt: -Infinity, reopening: null };
    Object.assign(known, decided, { isActedOn: true });
    return true;
  }

  reopens(item: string, by: number, at: number): boolean {
    const known = this.listed.get(item);
    if (!known?.isDecided) return false;
    const { isDecided, until, decidedAt } = known;
    const reopening = { by, at, before: { isDecided, until, decidedAt } };
    const reopened = { isDecided: false, until: null, isActedOn: true, reopenedAt: at };
    Object.assign(known, reopened, { reopening });
    for (const found of known.found.values()) found.standsBy = true;
    return true;
  }

  /** A driver says that a certified repair did not last. */
  doubts(item: string, by: number, at: number): boolean {
    const known = this.listed.get(item);
    if (known?.until !== null || known.decidedAt === -Infinity) return false;
    return this.reopens(item, by, at);
  }

  takesBack(item: string, by: number, at: number): boolean {
    const known = this.listed.get(item);
    const { reopening } = known ?? {};
    if (!known || !reopening || reopening.by !== by || at > reopening.at + 15) return false;
    Object.assign(known, reopening.before, { reopenedAt: -Infinity, reopening: null });
    return true;
  }

  /** Whether more than a decision is missing for an undecided item, because the law or a driver asks for its repair. */
  isForbidden = (item: string): boolean =>
    named.includes(item) || this.listed.get(item)?.needsRepair === true;

  /** The items whose listed defects nobody entitled has decided. */
  undecided(now: number): string[] {
    return [...this.listed]
      .filter(([, known]) => this.isUndecided(known, toDay(now)))
      .filter(([item, { needsRepair }]) => needsRepair || !noDefects.includes(item))
      .map(([item]) => item)
      .sort();
  }

  private isUndecided({ isDecided, until }: Listed, today: number): boolean {
    return !isDecided || (until !== null && today > until);
  }
}
