import { desc, getTableColumns } from 'drizzle-orm';
import { vehicles as table } from '../../domain/tables/vehicles';
import { changeVehicle } from '../../domain/vehicles/changeVehicle';
import { mergeVehicles } from '../../domain/vehicles/mergeVehicles';
import type { SeedTime } from './Clock';
import { planInbox } from './inbox';
import { makes, spares, trailerMakes } from './roster';
import { misread } from './trips';
import { later, type World } from './World';

const dispatcher = 'dispatcher';

export function planOffice(world: World): void {
  world.plan({ ago: 50, minute: 560 }, (time) => planPapers(world, time));
  world.plan({ ago: misread.ago - 1, minute: 600 }, async (time) => {
    const context = await calendarContext(world, time);
    const [wrong, right] = [await vehicle(world, misread.as), await vehicle(world, misread.truck)];
    await mergeVehicles(context, wrong.id, { version: wrong.version, into: right.id });
  });
  world.plan({ ago: 30, minute: 900 }, async (time) => {
    const context = await calendarContext(world, time);
    const { id, version } = await vehicle(world, spares[1]);
    await changeVehicle(context, id, { version, in_service: false });
  });
  planInbox(world);
}

async function calendarContext(world: World, time: SeedTime) {
  const { today, timeZone, ...context } = await world.prepareContext(dispatcher, time);
  return { ...context, calendar: { today, timeZone, overdueDays: 1, trailerOverdueDays: 30 } };
}

interface Papers {
  id: number;
  number: string;
  kind: 'truck' | 'trailer';
  version: number;
}

async function vehicles(world: World): Promise<Papers[]> {
  const { id, number, kind, version } = getTableColumns(table);
  return world.tx.select({ id, number, kind, version }).from(table).orderBy(desc(kind), number);
}

async function vehicle(world: World, number: string): Promise<Papers> {
  const found = (await vehicles(world)).find((one) => one.number === number);
  if (!found) throw new Error(`nobody reported ${number}`);
  return found;
}

function pickPapers(list: typeof makes, n: number) {
  const papers = list[n % list.length];
  if (!papers) throw new Error('there are no papers');
  const [make, year, plate] = papers;
  return { make, year, plate };
}

/** Plans the entry of each vehicle's papers, one vehicle a minute. */
async function planPapers(world: World, time: SeedTime): Promise<void> {
  for (const [n, { id, kind, number, version }] of (await vehicles(world)).entries()) {
    world.plan(later(time, n + 1), async (at) => {
      const isTruck = kind === 'truck';
      const { make, year, plate } = pickPapers(isTruck ? makes : trailerMakes, n);
      const digits = number.replace(/\D/g, '');
      await changeVehicle(await calendarContext(world, at), id, {
        version,
        make,
        year,
        plate: `${plate}${digits.slice(-3)}${10 + n}`,
        vin: `${isTruck ? '1FUJGLDR' : '1GRAA062'}${n % 10}NLLH${digits.slice(-4).padStart(4, '0')}`,
      });
    });
  }
}
