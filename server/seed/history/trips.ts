import { isRegulated } from '@/contract/checklist';
import type { SeedTime } from './Clock';
import { ofYesterday, story, usual } from './faults';
import { inspect, type Found } from './inspect';
import { relief, rigsOn, type Rig } from './roster';
import type { World } from './World';

/** The number of days of inspections before the seed's day. */
export const days = 60;

/** The report on which a driver wrote the letter O in place of the zero. */
export const misread = { ago: 40, truck: 'T-104', as: 'T-1O4' };

export function planTrips(world: World): void {
  const due = [...story];
  for (let ago = days; ago >= 0; ago -= 1) {
    for (const rig of rigsOn(ago)) planDay(world, ago, { rig: asWritten(rig, ago), due });
  }
}

const asWritten = (rig: Rig, ago: number): Rig =>
  ago === misread.ago && rig.truck === misread.truck ? { ...rig, truck: misread.as } : rig;

function planDay(
  world: World,
  ago: number,
  { rig, due }: { rig: Rig; due: (typeof ofYesterday)[number][] },
) {
  const { random } = world;
  world.plan({ ago, minute: random.between(305, 455) }, (time) => {
    const isNow = ({ ago: since, vehicle }: (typeof due)[number]) =>
      since >= ago && [rig.truck, ...rig.trailers].includes(vehicle);
    const found = due.filter(isNow);
    for (const fault of found) due.splice(due.indexOf(fault), 1);
    return inspect(world, time, {
      rig,
      trip: 'before',
      found: [...found, ...usualFault(world, time, rig)],
    });
  });
  const isRelief = ago === 1 && rig.driver.username === relief;
  if (!isRelief && !(ago > 0 && random.chance(0.1))) return;
  world.plan({ ago, minute: random.between(1_010, 1_075) }, (time) =>
    inspect(world, time, { rig, trip: 'after', found: isRelief ? ofYesterday : [] }),
  );
}

/**
 * Makes about one in fourteen inspections before a trip find a defect. In the last week, inspections find only planned
 * faults.
 */
function usualFault(world: World, { ago }: SeedTime, { truck, trailers }: Rig): Found[] {
  const { random } = world;
  if (ago < 7 || !random.chance(0.07)) return [];
  const [trailer = ''] = trailers;
  const kind = random.chance(0.6) ? 'truck' : 'trailer';
  const vehicle = kind === 'truck' ? truck : trailer;
  const { item, texts, note, photo } = random.pick(usual[kind]);
  if (world.isKnown({ vehicle, item }) || vehicle === misread.as) return [];
  // Defects of § items are certified within three hours.
  const hours = isRegulated(item) ? random.between(1, 3) : random.between(3, 30);
  return [
    {
      vehicle,
      item,
      text: random.pick(texts),
      photos: photo && ago <= 30 && random.chance(0.5) ? [photo] : [],
      steps: [{ step: 'certify', hours, note }],
    },
  ];
}
