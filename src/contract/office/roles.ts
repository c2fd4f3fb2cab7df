/** What somebody does for the carrier. An account without a word about it is a driver's. */
export const roles = ['driver', 'mechanic', 'dispatcher', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Who may do what in the office. The server checks it for every call; pages use it to show what makes sense. */
const rolesByPermission = {
  /** All reports, defects and vehicles, and the summary of today. */
  'reports.read': ['mechanic', 'dispatcher', 'admin'],
  /** Certify, defer and reopen a defect. */
  'defects.certify': ['mechanic', 'admin'],
  /** Edit and merge vehicles. */
  'vehicles.edit': ['dispatcher', 'admin'],
  people: ['admin'],
  audit: ['admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof rolesByPermission;

export const permissions = Object.keys(rolesByPermission) as readonly Permission[];

export function isAllowed(role: Role, permission: Permission): boolean {
  const allowed: readonly Role[] = rolesByPermission[permission];
  return allowed.includes(role);
}
