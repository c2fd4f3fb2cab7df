import type { Role } from './roles';

export const rolesByPermission = {
  /** Read reports, defects and vehicles, and download the audit package. */
  'reports.read': ['mechanic', 'dispatcher', 'auditor', 'admin'],
  /** Fill in one's own report, and review a vehicle's last report. */
  'reports.write': ['driver', 'mechanic', 'dispatcher', 'admin'],
  today: ['mechanic', 'dispatcher', 'admin'],
  /** See drivers' names and inspections, but nothing else of their accounts. */
  'drivers.read': ['dispatcher', 'admin'],
  /** Import a report that a driver saved as a file. */
  'reports.import': ['dispatcher', 'admin'],
  /** Certify, defer and reopen a defect. */
  'defects.certify': ['mechanic', 'admin'],
  'vehicles.edit': ['dispatcher', 'admin'],
  comments: ['dispatcher', 'admin'],
  leads: ['dispatcher', 'admin'],
  media: ['admin'],
  /** Resend undelivered notifications. */
  deliveries: ['admin'],
  people: ['admin'],
  /** Edit the site's content, and the company's name and look. */
  content: ['admin'],
  audit: ['admin'],
  browserErrors: ['admin'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof rolesByPermission;

export function isAllowed(role: Role, permission: Permission): boolean {
  const allowed: readonly Role[] = rolesByPermission[permission];
  return allowed.includes(role);
}
