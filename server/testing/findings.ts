/**
 * The defects that hold vehicles under 49 CFR 396.11(a)(3). The carrier or its agent must certify each listed defect as
 * repaired, or as needing no repair, before the vehicle is operated again. The accounts of mechanics and admins are the
 * agents. A certification does not cover an entry made before it that arrived after it. A defect that 396.11(a)(1) does
 * not name can be deferred, and its only reporter can withdraw it until somebody has acted on it. This module imports
 * no rule of the product.
 */

interface Finding {
  status: 'listed' | 'deferred' | 'certified' | 'withdrawn';
  /** The time of the last certification or deferral, in ms. */
  at: number;
  /** Whether the carrier has acted on the item. */
  isTouched: boolean;
  /** The time of each driver's entry, in ms. */
  reporters: ReadonlyMap<string, number>;
  before: Finding | null;
}

/** A driver's entry. `entered` is in ms by the phone's clock, or null if the phone sent no time. */
export interface Entry {
  driver: string;
  entered: number | null;
  arrived: number;
}

const named: ReadonlySet<string> = new Set(['brakes_service', 'brakes_trailer']);

export class Findings {
  private readonly all = new Map<string, Finding>();

  /** Lists the defects that hold their vehicle, as 'vehicle item'. */
  get lines(): string[] {
    return [...this.all]
      .filter(([, { status }]) => status === 'listed')
      .map(([key]) => key)
      .sort();
  }

  findStatus(vehicle: string, item: string): Finding['status'] | null {
    return this.all.get(`${vehicle} ${item}`)?.status ?? null;
  }

  found(vehicle: string, item: string, entry: Entry): void {
    const key = `${vehicle} ${item}`;
    this.all.set(key, afterFound(this.all.get(key), entry));
  }

  saidGood(vehicle: string, item: string, { driver, entered, arrived }: Entry): void {
    const known = this.all.get(`${vehicle} ${item}`);
    const own = known?.reporters.get(driver);
    if (known?.status !== 'listed' || own === undefined || named.has(item)) return;
    const isMistake = known.reporters.size === 1 && !known.isTouched;
    if (isMistake && Math.min(entered ?? 0, arrived) > own) known.status = 'withdrawn';
  }

  certified(vehicle: string, item: string, status: 'certified' | 'deferred', at: number): void {
    this.change(vehicle, item, (known) => ({
      ...known,
      status,
      at,
      isTouched: true,
      before: null,
    }));
  }

  reopened(vehicle: string, item: string): void {
    this.change(vehicle, item, (known) => {
      return { ...known, status: 'listed', isTouched: true, before: known };
    });
  }

  takenBack(vehicle: string, item: string): void {
    this.change(vehicle, item, (known) => known.before ?? known);
  }

  deferralsEnd(): void {
    for (const known of this.all.values()) if (known.status === 'deferred') known.status = 'listed';
  }

  merged(vehicle: string, into: string): void {
    for (const [key, known] of this.all) {
      const [number, item = ''] = key.split(' ');
      if (number !== vehicle) continue;
      this.all.delete(key);
      const other = this.all.get(`${into} ${item}`);
      if (known.status === 'listed') {
        const reporters = new Map([...(other?.reporters ?? []), ...known.reporters]);
        this.all.set(`${into} ${item}`, { ...known, reporters, isTouched: true });
      }
    }
  }

  private change(vehicle: string, item: string, change: (known: Finding) => Finding): void {
    const known = this.all.get(`${vehicle} ${item}`);
    if (known) this.all.set(`${vehicle} ${item}`, change(known));
  }
}

const getEntryTime = ({ entered, arrived }: Entry) => Math.min(entered ?? arrived, arrived);

function first(entry: Entry, at: number): Finding {
  const reporters = new Map([[entry.driver, getEntryTime(entry)]]);
  return { status: 'listed', at, isTouched: false, reporters, before: null };
}

function afterFound(known: Finding | undefined, entry: Entry): Finding {
  if (!known) return first(entry, 0);
  const { status } = known;
  const isLate = entry.entered !== null && entry.entered < known.at;
  if (!isLate && (status === 'certified' || status === 'withdrawn')) return first(entry, known.at);
  const own = known.reporters.get(entry.driver);
  const reporters = new Map(known.reporters);
  reporters.set(entry.driver, Math.max(getEntryTime(entry), own ?? 0));
  const isKnown = !isLate || own !== undefined;
  if (status === 'deferred' && isKnown) return { ...known, reporters };
  const isTouched = known.isTouched || status !== 'listed';
  return { ...known, status: 'listed', isTouched, reporters, before: null };
}
