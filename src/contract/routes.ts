/** The screens (specification 2). */
export const routes = {
  home: '/',
  drivers: '/drivers',
  shippers: '/shippers',
  vehicleReport: '/vehicle-report',
  login: '/login',
} as const;

/** Element ids that in-page links scroll to: two on home, and the footer (design 10.10). */
export const anchors = { about: 'about', services: 'services', footer: 'footer' } as const;

export type Anchor = (typeof anchors)[keyof typeof anchors];
