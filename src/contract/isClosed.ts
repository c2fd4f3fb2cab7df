import { routes } from './routes';
import type { PublicSettings } from './settings';

const staysOpen: readonly string[] = [routes.vehicleReport, routes.login];

/** Whether visitors see 'Opening soon' at the path. */
export function isClosed(path: string, { openingSoon = false }: PublicSettings): boolean {
  return openingSoon && !staysOpen.includes(path);
}
