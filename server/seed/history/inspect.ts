import { checklistKeys, trailerItems, isRegulated, type ChecklistKey } from '@/contract/checklist';
import { consentVersion as consent } from '@/contract/signingConsent';
import { createInspection } from '../../domain/reports/createInspection';
import { readCreateRequest } from '../../domain/reports/inspectionRequests';
import { sendInspection } from '../../domain/reports/inspections';
import { updateInspection } from '../../domain/reports/updateInspection';
import { storePhoto } from '../../domain/photos/storePhoto';
import { storeReview } from '../../domain/reports/storeReview';
import type { SeedTime } from './Clock';
import type { Fault } from './faults';
import type { Rig } from './roster';
import { planRepair } from './repair';
import { later, type Known, type World } from './World';

export interface Found extends Fault {
  vehicle: string;
}

interface Inspection {
  rig: Rig;
  found: readonly Found[];
  trip: 'before' | 'after';
}

const trailerKeys: ReadonlySet<string> = new Set(trailerItems.map(({ key }) => key));

/**
 * Reports older than this many days are superseded and not sent, because sending one takes as long as creating seven.
 */
const sending = 10;

/** Does what a driver's phone would do for an inspection. */
export async function inspect(world: World, time: SeedTime, inspection: Inspection): Promise<void> {
  const { rig, found } = inspection;
  const { username } = rig.driver;
  const vehicles = [rig.truck, ...rig.trailers];
  await review(world, time, rig);
  const isGood = ({ vehicle, toldBy, saysGood }: Known) =>
    vehicles.includes(vehicle) && toldBy === username && saysGood;
  world.known = [
    ...world.known.filter((fault) => !isGood(fault)),
    ...found.map((fault) => ({ ...fault, toldBy: username })),
  ];
  const told = world.known.filter(({ vehicle }) => vehicles.includes(vehicle));

  const done = later(time, 9);
  const { queries, now, today, actor, notifications } = await world.prepareContext(username, done);
  const signature = { signed_at: now.toISOString(), consent };
  const filledIn = toCreateRequest(world, time, inspection, told);
  const request = readCreateRequest({ ...filledIn, ...signature }, now);
  const { timeZone } = world.clock;
  const driver = { queries, ownerId: actor.id, by: 'report' } as const;
  const { id } = await createInspection(
    { ...driver, notifications, today, timeZone, now },
    request,
  );
  for (const vehicle of vehicles) {
    world.lastReports.set(vehicle, { id, driver: username, hadDefects: told.length > 0 });
  }
  for (const fault of found) await photograph(world, done, { fault, report: id, username });
  if (told.length === 0 && time.ago <= sending)
    await sendInspection(queries, actor.id, id, { now, press: signature });
  for (const fault of found) await follow(world, done, { fault, inspection, report: id });
}

/**
 * Returns the miles of a day without a report at its end. Derives them from the odometer reading, because another
 * random number would change the rest of the history.
 */
const unreportedMiles = (miles: number) => 240 + ((miles * 37) % 280);

/** Returns the truck's odometer reading, which includes trips without a report. */
function readOdometer({ odometers, random }: World, { ago }: SeedTime, { rig, trip }: Inspection) {
  // A number with the letter O in place of the zero means the same truck.
  const truck = rig.truck.replace('O', '0');
  const first = odometers.has(rig.truck) ? 0 : random.between(90_000, 420_000);
  const last = odometers.get(truck) ?? { miles: first, trip: 'after', ago };
  const driven =
    trip === 'after'
      ? random.between(240, 520)
      : last.trip === 'before' && last.ago > ago
        ? unreportedMiles(last.miles)
        : 0;
  const reading = { miles: last.miles + driven, trip, ago };
  odometers.set(truck, reading);
  odometers.set(rig.truck, reading);
  return reading.miles;
}

function toCreateRequest(
  world: World,
  time: SeedTime,
  inspection: Inspection,
  told: readonly Known[],
) {
  const { rig, trip } = inspection;
  const odometer = readOdometer(world, time, inspection);
  const day = world.clock.day(time);
  const needsCorrection = told.length > 0 && told.every(({ item }) => isRegulated(item));
  const { name, home } = rig.driver;
  return {
    carrier: name,
    address: home,
    trip,
    date_inspected: world.clock.local(time),
    truck_number: rig.truck,
    odometer_reading: String(odometer),
    trailer_numbers: rig.trailers.join(', '),
    drivers_signature: name,
    drivers_signature_date: day,
    mechanics_signature: '',
    mechanics_signature_date: day,
    satisfactory_vehicle_condition: needsCorrection
      ? 'above_defects_need_correction'
      : 'above_defects_corrected',
    comments: told.map(({ item, text }) => comment(item, text)),
    ...Object.fromEntries(checklistKeys.map((key) => [key, true])),
    ...Object.fromEntries(told.map(({ item }) => [item, false])),
    which_trailers: Object.fromEntries(
      told
        .filter(({ item }) => trailerKeys.has(item))
        .map(({ item, vehicle }) => [item, [vehicle]]),
    ),
  };
}

const comment = (key: ChecklistKey, text: string) => ({
  vehicle_inspection: null,
  key,
  text,
  fixed: false,
});

/** Signs the previous reports with defects (49 CFR 396.13). */
async function review(world: World, time: SeedTime, { driver, truck, trailers }: Rig) {
  const last = [truck, ...trailers].map((vehicle) => world.lastReports.get(vehicle));
  const reports = last.flatMap((report) => (report?.hadDefects ? [report.id] : []));
  if (reports.length === 0) return;
  const context = await world.prepareContext(driver.username, time);
  const notFixed = [];
  for (const vehicle of [truck, ...trailers]) {
    const doubted = world.doubts.get(vehicle);
    if (!doubted) continue;
    world.doubts.delete(vehicle);
    const { id: defect, version } = await world.readLatestDefect(doubted);
    notFixed.push({ defect, version, note: doubted.doubt ?? '' });
    world.known.push(doubted);
  }
  await storeReview(context, {
    id: world.random.uuid(),
    name: driver.name,
    reports: [...new Set(reports)],
    reviewed_at: context.now.toISOString(),
    consent,
    not_fixed: notFixed,
    confirmed_safe: true,
  });
}

interface Photographed {
  fault: Found;
  report: number;
  username: string;
}

async function photograph(world: World, time: SeedTime, { fault, report, username }: Photographed) {
  for (const drawing of fault.photos ?? []) {
    const { queries, actor, now } = await world.prepareContext(username, time);
    const known = (await world.photos).get(drawing);
    if (!known) throw new Error(`there is no photo of a ${drawing}`);
    const { bytes, picture } = known;
    const of = { report, item: fault.item };
    const id = world.random.uuid();
    const photo = { id, driverId: actor.id, of, taken_at: now.toISOString(), bytes };
    await storePhoto(queries, photo, async () => picture);
  }
}

interface Followed {
  fault: Found;
  inspection: Inspection;
  report: number;
}

async function follow(world: World, time: SeedTime, { fault, inspection, report }: Followed) {
  const { username } = inspection.rig.driver;
  const known = { ...fault, toldBy: username };
  for (const step of fault.steps) {
    if (step.step !== 'withdraw') {
      planRepair(world, time, { known, step });
      continue;
    }
    world.plan(later(time, step.minutes), async (at) => {
      const { queries, actor, today, notifications } = await world.prepareContext(username, at);
      const context = { queries, ownerId: actor.id, today, notifications };
      await updateInspection(context, report, {
        [fault.item]: true,
        comments: [comment(fault.item, fault.text)],
      });
      world.forget(known);
    });
  }
}
