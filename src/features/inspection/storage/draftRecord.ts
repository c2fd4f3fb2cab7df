import * as v from 'valibot';
import { id } from '@/contract/responses';
import { checklistKeys } from '@/contract/checklist';
import { vehicleConditions } from '@/contract/inspection';
import { trips } from '@/contract/records';
import { isAnyMarked } from '@/features/inspection/model/rules/otherVehicle';
import { toVehicles } from '@/features/inspection/model/rules/vehicleNames';
import { blankChecklist, checklistAdapter } from '@/features/inspection/model/state/checklist';
import { blankFacts, headerFields } from '@/features/inspection/model/state/header';
import {
  newDraft,
  type DraftContents,
  type Identity,
  type Vehicles,
} from '@/features/inspection/model/state/draftContents';
import { storedFittings } from '@/features/inspection/model/state/fittings';
import {
  getPendingOutbox,
  getUnknownOutcome,
  press,
} from '@/features/inspection/model/state/outbox';
import { storedPrefill } from '@/features/inspection/model/state/prefill';
import { storedReview } from '@/features/inspection/model/state/review';
import { sentReports } from '@/features/inspection/model/state/sentReport';

const identity = v.variant('kind', [
  v.object({
    kind: v.literal('new'),
    key: v.string(),
    /** Missing in earlier versions. */
    corrects: v.fallback(v.optional(id), undefined),
  }),
  v.object({ kind: v.literal('saved'), id }),
]);

const itemMark = { value: v.nullable(v.boolean()), text: v.string() };
const entry = v.object({
  key: v.picklist(checklistKeys),
  ...itemMark,
  server: v.object(itemMark),
  /** Missing in earlier versions. */
  enteredAt: v.fallback(v.optional(v.nullable(v.string()), null), null),
  trailers: v.fallback(v.optional(v.array(v.string()), []), []),
  isByCategory: v.fallback(v.optional(v.boolean(), false), false),
  isContested: v.fallback(v.optional(v.boolean(), false), false),
});

/** A missing item is unchecked, and an unknown item is dropped. */
const checklist = v.pipe(
  v.object({ entities: v.record(v.string(), v.unknown()) }),
  v.transform(({ entities }) => checklistKeys.map((key) => entities[key])),
  v.array(v.optional(entry)),
  v.transform((entries) =>
    checklistAdapter.setMany(
      blankChecklist,
      entries.filter((known) => known !== undefined),
    ),
  ),
);

const trip = v.nullable(v.picklist(trips));
const headerValues = v.object(v.entriesFromList(headerFields, v.string()));

/** Missing in earlier versions. An invalid value is ignored, because the draft must not be lost. */
const headerFacts = {
  isConditionChosen: v.fallback(v.boolean(), blankFacts.isConditionChosen),
  isFolded: v.fallback(v.boolean(), blankFacts.isFolded),
  confirmed: v.fallback(
    v.object({
      moment: v.string(),
      odometer: v.string(),
      truck: v.optional(v.string(), ''),
      trailers: v.optional(v.string(), ''),
      truckOwner: v.optional(v.string(), ''),
      trailerOwners: v.optional(v.string(), ''),
    }),
    blankFacts.confirmed,
  ),
  chosen: v.fallback(v.optional(v.array(v.string()), []), []),
  trip: v.fallback(v.object({ chosen: trip, server: trip }), blankFacts.trip),
};

const comment = v.object({
  vehicle_inspection: v.nullable(id),
  key: v.string(),
  text: v.string(),
  fixed: v.boolean(),
});

const report = v.variant('status', [
  v.object({ status: v.literal('unknown') }),
  v.object({ status: v.literal('none') }),
  v.object({
    status: v.literal('created'),
    /** Earlier versions stored the id here, because they had no `identity`. */
    id: v.fallback(v.optional(v.nullable(id), null), null),
  }),
  v.object({
    status: v.literal('loaded'),
    id,
    comments: v.array(comment),
    /** Missing in earlier versions. */
    savedAt: v.fallback(v.optional(v.nullable(v.string()), null), null),
  }),
]);

/** A submission as the driver made it. The current rules may be stricter, so they do not apply. */
const request = v.object({
  carrier: v.string(),
  address: v.string(),
  truck_number: v.string(),
  odometer_reading: v.string(),
  trailer_numbers: v.string(),
  drivers_signature: v.string(),
  drivers_signature_date: v.string(),
  mechanics_signature: v.string(),
  mechanics_signature_date: v.string(),
  satisfactory_vehicle_condition: v.picklist(vehicleConditions),
  date_inspected: v.string(),
  comments: v.array(v.object({ ...comment.entries, key: v.picklist(checklistKeys) })),
  ...v.entriesFromList(checklistKeys, v.nullable(v.boolean())),
});

/** A stored submission. Earlier versions did not store `key`, `trip`, `utcOffset` and `press`. */
export const submission = v.object({
  request,
  purpose: v.picklist(['save', 'send']),
  key: v.fallback(v.optional(v.string()), undefined),
  trip: v.fallback(v.optional(v.picklist(trips)), undefined),
  utcOffset: v.fallback(v.optional(v.number()), undefined),
  press: v.fallback(v.optional(press), undefined),
});

const unknownOutcome = v.nullable(v.picklist(['create', 'send']));

const step = v.variant('kind', [
  v.object({ kind: v.literal('create'), outcomeUnknown: v.boolean() }),
  v.object({ kind: v.literal('identify') }),
  v.object({
    kind: v.literal('send'),
    id,
    outcomeUnknown: v.boolean(),
    /** Missing in earlier versions. */
    isRepeated: v.fallback(v.optional(v.boolean()), undefined),
  }),
]);

const idle = { outcomeUnknown: unknownOutcome };
const pending = { submission, step, hasWaited: v.boolean() };

const outbox = v.variant('status', [
  v.object({ status: v.literal('empty'), ...idle }),
  v.object({ status: v.literal('withdrawn'), ...idle }),
  v.object({ status: v.literal('queued'), ...pending }),
  v.object({ status: v.literal('sending'), ...pending }),
  v.object({ status: v.literal('waiting'), ...pending }),
]);

const vehicles = v.object({ truck: v.string(), trailers: v.string() });

const leftContents = v.object({
  id,
  comments: v.array(comment),
  form: v.number(),
  /** Missing in earlier versions, where the form's id applies. */
  trailerForm: v.optional(v.number()),
  taps: v.array(
    v.object({
      key: v.picklist(checklistKeys),
      value: v.boolean(),
      text: v.string(),
      trailers: v.record(v.picklist(checklistKeys), v.array(v.string())),
    }),
  ),
});

const leftReport = v.pipe(
  leftContents,
  v.transform((left) => ({ ...left, trailerForm: left.trailerForm ?? left.form })),
);

/** Parts that are parsed in the same way in every version. */
export const sharedParts = {
  checklist,
  header: v.object({ values: headerValues, server: headerValues, ...headerFacts }),
  report,
  /** Missing in earlier versions. `upgraded` derives it. */
  identity: v.fallback(v.optional(identity), undefined),
  /** Missing in earlier versions, which stored the truck alone or nothing. `upgraded` derives it. */
  atOffice: v.fallback(v.optional(v.nullable(vehicles)), undefined),
  truckAtOffice: v.fallback(v.optional(v.nullable(v.string())), undefined),
  markedOn: v.fallback(v.optional(v.union([vehicles, v.string()])), undefined),
  replaces: v.fallback(v.nullable(id), null),
  /** Missing in earlier versions, as is `left`. */
  otherReport: v.fallback(
    v.optional(
      v.nullable(v.object({ truck: v.string(), date: v.string(), time: v.string() })),
      null,
    ),
    null,
  ),
  /** Missing in earlier versions. */
  lastFetched: v.fallback(
    v.optional(
      v.nullable(v.object({ id: v.nullable(id), response: v.string(), isOutdated: v.boolean() })),
      null,
    ),
    null,
  ),
  patches: v.array(v.picklist(checklistKeys)),
  left: v.fallback(v.optional(v.array(leftReport), []), []),
  /** Missing in earlier versions. */
  attempts: v.fallback(v.optional(v.record(v.picklist(checklistKeys), v.boolean()), {}), {}),
  sent: sentReports,
  review: storedReview,
  /** Missing in earlier versions. */
  form: v.fallback(v.optional(v.number(), 0), 0),
  /** Missing in earlier versions, where the form's id applies. */
  trailerForm: v.fallback(v.optional(v.number()), undefined),
  prefill: storedPrefill,
  fittings: storedFittings,
};

type Derived = 'identity' | 'atOffice' | 'markedOn' | 'trailerForm' | 'report';

type Stored = Omit<DraftContents, Derived> & {
  report: v.InferOutput<typeof report>;
  truckAtOffice?: string | null;
  markedOn?: Vehicles | string;
} & Partial<Pick<DraftContents, 'identity' | 'atOffice' | 'trailerForm'>>;

/** The vehicles in the office's copy of the form. A create call with an unknown outcome counts as a copy. */
function getVehiclesAtOffice({ header, outbox, truckAtOffice }: Stored): Vehicles | null {
  const isUnknown = getUnknownOutcome(outbox) === 'create';
  const unknown = isUnknown
    ? (getPendingOutbox({ outbox })?.submission.request ?? header.values)
    : null;
  const known = header.server.truck_number === '' ? unknown : header.server;
  if (truckAtOffice === undefined) return known && toVehicles(known);
  return truckAtOffice === null
    ? null
    : { truck: truckAtOffice, trailers: (known ?? header.values).trailer_numbers };
}

/**
 * The vehicles to which the form's marks belong. Earlier versions stored the truck alone or nothing, or kept the
 * numbers after the marks were cleared.
 */
function getMarkedVehicles(parts: Stored): Vehicles {
  const { header, markedOn } = parts;
  const entered = toVehicles(header.values);
  const { truck, trailers } =
    typeof markedOn === 'object' ? markedOn : { ...entered, truck: markedOn ?? entered.truck };
  return {
    truck: isAnyMarked(parts, 'truck') ? truck.trim() : '',
    trailers: isAnyMarked(parts, 'trailers') ? trailers.trim() : '',
  };
}

function getReportIdentity({ report, outbox }: Stored): Identity {
  const pending = getPendingOutbox({ outbox });
  if (pending?.step.kind === 'create') return { kind: 'new', key: pending.submission.key ?? '' };
  const hasId = report.status === 'loaded' || report.status === 'created';
  return hasId && report.id !== null ? { kind: 'saved', id: report.id } : newDraft;
}

/** Adds or converts the fields that earlier versions did not store or stored differently. */
export function upgraded(parts: Stored): DraftContents {
  const { truckAtOffice: _earlier, ...rest } = parts;
  const {
    report,
    identity = getReportIdentity(parts),
    atOffice = getVehiclesAtOffice(parts),
  } = parts;
  return {
    ...rest,
    report: report.status === 'created' ? { status: 'created' } : report,
    identity,
    atOffice,
    markedOn: getMarkedVehicles(parts),
    trailerForm: parts.trailerForm ?? parts.form,
  };
}

const record = v.pipe(v.object({ ...sharedParts, outbox }), v.transform(upgraded));

/** Parses the value under `DraftNames.record`. Returns null if it is damaged or not a draft. */
export function parseDraft(stored: unknown): DraftContents | null {
  const draft = v.safeParse(record, stored);
  return draft.success ? draft.output : null;
}
