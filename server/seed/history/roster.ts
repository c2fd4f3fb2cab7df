export interface DriverOfFleet {
  username: string;
  name: string;
  truck: string;
  home: string;
}

/** The order determines days off (one in four), so two drivers never take the same truck on one day. */
export const drivers: readonly DriverOfFleet[] = (
  [
    ['james.okoye', 'James Okoye', 'T-101', 'Chicago, IL'],
    ['driver2', 'Rosa Delgado', 'T-103', 'Columbus, OH'],
    ['anna.petrov', 'Anna Petrov', 'T-102', 'Chicago, IL'],
    ['driver', 'Marcus Bell', 'T-114', 'Columbus, OH'],
    ['luis.romero', 'Luis Romero', 'T-105', 'Dallas, TX'],
    ['kim.nguyen', 'Kim Nguyen', 'T-104', 'Memphis, TN'],
    ['walt.brenner', 'Walt Brenner', 'T-106', 'Denver, CO'],
    ['dee.carter', 'Dee Carter', 'T-110', 'Atlanta, GA'],
    ['sam.whitehorse', 'Sam Whitehorse', 'T-109', 'Phoenix, AZ'],
    ['olga.marin', 'Olga Marin', 'T-108', 'Harrisburg, PA'],
    ['pete.lindgren', 'Pete Lindgren', 'T-107', 'Tacoma, WA'],
    ['tariq.hassan', 'Tariq Hassan', 'T-111', 'Atlanta, GA'],
  ] as const
).map(([username, name, truck, home]) => ({ username, name, truck, home }));

/** The driver who starts the demonstration with a blank form. */
const waiting = 'driver';

/** The driver who drove the waiting driver's truck yesterday. */
export const relief = 'driver2';

/** Trucks for drivers whose own truck is unavailable. */
export const spares = ['T-112', 'T-113'] as const;

/** Trailers of the waiting driver and their relief. Other drivers never pull them. */
const ownTrailers: Readonly<Record<string, string>> = { [waiting]: '53-0192', [relief]: '53-0181' };
const shared = Array.from({ length: 18 }, (_, n) => `53-0${181 + n}`).filter(
  (number) => !Object.values(ownTrailers).includes(number),
);

const isOff = (username: string, index: number, ago: number) =>
  (ago + index) % 4 === 0 ||
  (username === waiting && ago === 0) ||
  // This driver is on vacation, so their truck is overdue.
  (username === 'walt.brenner' && ago <= 4);

export interface Rig {
  driver: DriverOfFleet;
  truck: string;
  trailers: readonly string[];
}

export function rigsOn(ago: number): Rig[] {
  const out = drivers.filter(({ username }, index) => !isOff(username, index, ago));
  return out.map((driver, n) => {
    const truck = chooseTruck(driver, ago);
    const borrows = truck === truckOfWaiting;
    const own = ownTrailers[borrows ? waiting : driver.username];
    return { driver, truck, trailers: own ? [own] : sharedTrailers(n, ago) };
  });
}

const truckOfWaiting = drivers.find(({ username }) => username === waiting)?.truck;

function chooseTruck({ username, truck }: DriverOfFleet, ago: number): string {
  if (username === relief && ago === 1) return truckOfWaiting ?? truck;
  if (username === 'kim.nguyen') return spareOn(ago) ?? truck;
  // The drivers of T-110 and T-111 swap trucks from time to time.
  return (ago % 9 === 2 && changed[truck]) || truck;
}

const changed: Readonly<Record<string, string>> = { 'T-110': 'T-111', 'T-111': 'T-110' };

function spareOn(ago: number): string | null {
  if (ago % 12 === 5) return spares[0];
  return ago % 12 === 6 && ago > 30 ? spares[1] : null;
}

/** Chooses the trailers of a day's rig number `n`. */
function sharedTrailers(n: number, ago: number): string[] {
  const first = shared[(n + 3 * Math.floor((60 - ago) / 2)) % shared.length];
  const isDouble = n === 5 && ago % 5 === 3;
  const second = shared[(n + 11 + 3 * Math.floor((60 - ago) / 2)) % shared.length];
  return [first, isDouble ? second : undefined].filter((number) => number !== undefined);
}

/** A maker, a year, and a plate's first letters. */
export const makes: readonly [string, number, string][] = [
  ['Freightliner Cascadia', 2022, 'IL P'],
  ['Kenworth T680', 2023, 'OH P'],
  ['Volvo VNL 760', 2021, 'GA P'],
  ['Peterbilt 579', 2024, 'TX P'],
];
export const trailerMakes: readonly [string, number, string][] = [
  ['Great Dane Champion', 2019, 'IL T'],
  ['Utility 3000R', 2021, 'OH T'],
  ['Wabash DuraPlate', 2020, 'TN T'],
];
