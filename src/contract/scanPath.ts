import { limits } from './limits';
import { routes } from './routes';

interface Scanned {
  kind: 'truck' | 'trailer';
  number: string;
}

/** The address on a vehicle's label. */
export function scanPath({ kind, number }: Scanned): string {
  return `${routes.vehicleReport}?${new URLSearchParams({ [kind]: number }).toString()}`;
}

/** Reads the vehicle from the query of a label's address; null if there is none. */
export function scannedIn(query: URLSearchParams): Scanned | null {
  for (const kind of ['truck', 'trailer'] as const) {
    const number = query.get(kind)?.trim() ?? '';
    if (number !== '' && number.length <= limits.reportText) return { kind, number };
  }
  return null;
}
