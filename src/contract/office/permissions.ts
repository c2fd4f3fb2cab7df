import type { Role } from './roles';

/**
 * The roles that have each permission in the office. The server checks them on every call. Pages
 * use them to show only permitted actions.
 */
export const rolesByPermission = {
  /** All reports, defects and vehicles, and the audit package. */
  'reports.read': ['mechanic', 'dispatcher', 'auditor', 'admin'],
  /** Fill in one's own report, and review a vehicle's last report. */
  'reports.write': ['driver', 'mechanic', 'dispatcher', 'admin'],
  /** Today's summary. */
  today: ['mechanic', 'dispatcher', 'admin'],
  /** Drivers by name, with their inspections, but nothing else of their accounts. */
  'drivers.read': ['dispatcher', 'admin'],
  /** Import a report that a driver saved as a file. */
  'reports.import': ['dispatcher', 'admin'],
  /** Certify, defer and reopen a defect. */
  'defects.certify': ['mechanic', 'admin'],
  /** Edit and merge vehicles. */
  'vehicles.edit': ['dispatcher', 'admin'],
  /** Approve, hide and delete comments, and switch moderation. */
  comments: ['dispatcher', 'admin'],
  /** Applications and quotes. */
  leads: ['dispatcher', 'admin'],
  /** Pictures and videos of the site. */
  media: ['admin'],
  /** Resend undelivered notifications. */
  deliveries: ['admin'],
  people: ['admin'],
  /** The site's content, and the company's name and look. */
  content: ['admin'],
  audit: ['admin'],
  browserErrors: ['admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof rolesByPermission;

export function isAllowed(role: Role, permission: Permission): boolean {
  const allowed: readonly Role[] = rolesByPermission[permission];
  return allowed.includes(role);
}
