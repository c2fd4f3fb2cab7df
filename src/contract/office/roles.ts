/** A person's job at the carrier. An account without a role is a driver's. */
export const roles = ['driver', 'mechanic', 'dispatcher', 'auditor', 'admin'] as const;
export type Role = (typeof roles)[number];
