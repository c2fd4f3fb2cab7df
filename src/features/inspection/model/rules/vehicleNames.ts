/** Vehicles with their numbers as the driver wrote them. Commas separate several trailers. */
export interface Vehicles {
  truck: string;
  trailers: string;
}

interface VehicleName {
  kind: 'truck' | 'trailer';
  number: string;
}

/** Texts that drivers write for no trailer (migration 0008). */
const noTrailer = ['NONE', 'NA', 'NOTRAILER'];

/** Numbers are compared only by letters and digits, as on the server. */
export const plain = (number: string) => number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The vehicles by kind and plain number, the truck first. */
export function namesOf({ truck, trailers }: Vehicles): VehicleName[] {
  // 'n/a' has a slash, but does not name two trailers.
  const pulled = plain(trailers) === 'NA' ? [] : trailers.split(/[,/;]/).map(plain);
  return [
    { kind: 'truck', number: plain(truck) },
    ...pulled
      .filter((number) => number !== '' && !noTrailer.includes(number))
      .map((number): VehicleName => ({ kind: 'trailer', number })),
  ];
}

/** A key that is the same for the same vehicles, regardless of the trailers' order. */
export function vehiclesKey(vehicles: Vehicles): string {
  const [truck = '', ...trailers] = namesOf(vehicles).map(({ number }) => number);
  return [truck, ...trailers.sort()].join(' ');
}
