import { checklistKeys, trailerItems, type ChecklistKey } from './checklist';
import { dayText, instantText } from './dateText';
import type { Inspection } from './inspection';
import { isCertified, type Defect, type LaterEvent } from './records';
import { consentText } from './signingConsent';
import { vehicleLabel } from './vehicleLabel';

type Linked = Pick<Defect, 'item' | 'vehicle' | 'description' | 'reported_at'>;

type Typed = Pick<Inspection, 'truck_number' | 'trailer_numbers'>;

export interface EnteredDefect<D> {
  item: ChecklistKey;
  /** 'Truck T-114', or the vehicles as the driver wrote them if no defect is known. */
  vehicle: string;
  description: string;
  defect: D | null;
}

/**
 * Lists what the driver entered as defective, in the driver's words, with the vehicles' defects. An item may be defective
 * on several trailers.
 */
export function listEnteredDefects<D extends Linked>(
  report: Inspection,
  defects: readonly D[] = [],
  createdAt = '',
): EnteredDefect<D>[] {
  const described = new Map(report.comments.map(({ key, text }) => [key, text]));
  return checklistKeys
    .filter((key) => report[key] === false)
    .flatMap((item): EnteredDefect<D>[] => {
      const description = described.get(item) ?? '';
      const ofItem = defects.filter((defect) => defect.item === item);
      // A defect that was reported later is another one, unless a merge has put it in the place of the first.
      const known = ofItem.filter(({ reported_at }) => reported_at <= createdAt);
      const linked = known.length > 0 ? known : ofItem;
      if (linked.length === 0) {
        return [{ item, vehicle: typedVehicle(report, item), description, defect: null }];
      }
      return linked.map((defect) => ({
        item,
        vehicle: vehicleLabel(defect.vehicle),
        description,
        defect,
      }));
    });
}

interface Counted {
  report: Inspection;
  defects: readonly (Linked & Pick<Defect, 'closed_at'>)[];
  created_at: string;
}

/** Lists the defects that the driver added by a later change of the report. */
export function listLaterDefects<D extends Linked>(
  report: Inspection,
  defects: readonly D[],
  createdAt: string,
): EnteredDefect<D>[] {
  const entered = listEnteredDefects(report, defects, createdAt);
  return defects
    .filter((one) => entered.every(({ defect }) => defect !== one))
    .map((defect) => ({
      item: defect.item,
      vehicle: vehicleLabel(defect.vehicle),
      description: defect.description,
      defect,
    }));
}

/** How many defects the driver found, also by a later change of the report, and how many of them are open now. */
export function countDefects({ report, defects, created_at: createdAt }: Counted) {
  const entered = listEnteredDefects(report, defects, createdAt);
  const later = listLaterDefects(report, defects, createdAt);
  const open = defects.filter(({ closed_at }) => closed_at === null).length;
  return { found: entered.length + later.length, open };
}

/** '3 found, 1 open'; 'None' without defects. */
export const countText = ({ found, open }: ReturnType<typeof countDefects>) =>
  found === 0 ? 'None' : `${found} found, ${open} open`;

const typedVehicle = ({ truck_number, trailer_numbers }: Typed, item: ChecklistKey) =>
  trailerItems.some(({ key }) => key === item)
    ? `Trailer ${trailer_numbers}`
    : `Truck ${truck_number}`;

type Closing = Pick<Defect, 'state' | 'signed_on' | 'withdrawn' | 'deferred_until'>;

/** Whether a staff account certified the defect. A name typed on a phone does not count. */
export const isSigned = ({ state, signed_on }: Closing) =>
  isCertified(state) && signed_on !== 'drivers_phone';

/** 'Not certified' or 'Deferred until Nov 30, 2026'; '' for a defect that is certified or withdrawn. */
export function certificationStatus(defect: Closing | null): string {
  if (defect?.state === 'deferred') return deferredText(defect.deferred_until);
  return defect === null || isSigned(defect) || defect.withdrawn ? '' : 'Not certified';
}

const deferredText = (until: string | null) => `Deferred until ${dayText(until ?? '')}`;

/** 'Nov 22, 2026, 8:10 AM, Rosa Ortiz: Updated horn to good'. By default, the time zone is this device's. */
export const laterEventText = ({ at, by, text, signing_consent }: LaterEvent, timeZone?: string) =>
  `${[instantText(at, timeZone), by].filter(Boolean).join(', ')}: ${text}${
    signing_consent === undefined ? '' : ` · ${consentText(signing_consent, timeZone)}`
  }`;

export const laterEventsTitle = 'After the signature';
