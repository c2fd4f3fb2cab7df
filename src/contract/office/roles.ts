/** A person's job at the carrier. Accounts without an explicit role are drivers. */
export const roles = ['driver', 'mechanic', 'dispatcher', 'auditor', 'admin'] as const;
export type Role = (typeof roles)[number];
