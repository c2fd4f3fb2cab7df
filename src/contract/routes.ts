/** The paths of the screens (docs/product.md, Screens). */
export const routes = {
  home: '/',
  drivers: '/drivers',
  shippers: '/shippers',
  /** Exists only if the office has written a privacy text. */
  privacy: '/privacy',
  vehicleReport: '/vehicle-report',
  login: '/login',
} as const;

/** The pages that the server renders. */
export const publicRoutes: readonly string[] = [
  routes.home,
  routes.drivers,
  routes.shippers,
  routes.privacy,
];

/** The path of the office, which is not part of the site. Exists only with Linehaul's own backend. */
export const officePath = '/office';

/**
 * Returns the canonical path of a screen whose path has capitals or a trailing slash, and of a sign-in link whose `#` an
 * app has encoded. Returns null if the path is already canonical or is not a screen's.
 */
export function canonicalPath(path: string): string | null {
  const link = /^\/login\/?%23(link=.*)$/i.exec(path)?.[1];
  if (link !== undefined) return `${routes.login}#${link}`;
  const below = /^\/office(\/.+)$/i.exec(path)?.[1];
  const plain = path.toLowerCase().replace(/\/$/, '') || '/';
  const screen = [...Object.values(routes), officePath].find((known) => known === plain);
  const canonical = below === undefined ? screen : officePath + below;
  return canonical === undefined || canonical === path ? null : canonical;
}

export const defectPage = (id: number): string => `${officePath}/defects/${id}/show`;

/** The guides, which are pages without scripts (docs/guide). */
export const guides = { driver: '/guide/driver.html', office: '/guide/office.html' } as const;

/** The query parameter of /login with the path to open after signing in. */
export const returnParameter = 'from';

/** The ids to which links on a page scroll (docs/decisions/0004-readings.md, Buttons and messages). */
export const anchors = { about: 'about', services: 'services', footer: 'footer' } as const;

export type Anchor = (typeof anchors)[keyof typeof anchors];
