import { hashPassword } from './passwords';
import type { Queries } from '../../platform/database/Database';
import { users } from '../tables/accounts';

/** The password is public, because the README states it. */
export const demoPassword = 'linehaul-demo';

/** The email address of a person in the demonstration. */
export const emailOf = (username: string) => `${username}@linehaul.example`;

/**
 * The demonstration's accounts, as the README lists them. A carrier's own database never gets them.
 */
export const demoAccounts = (
  [
    ['driver', 'Marcus Bell', 'driver'],
    ['driver2', 'Rosa Delgado', 'driver'],
    ['mechanic', 'Hank Novak', 'mechanic'],
    ['dispatcher', 'Dana Whitfield', 'dispatcher'],
    ['admin', 'Priya Raman', 'admin'],
  ] as const
).map(([username, fullName, role]) => ({
  username,
  fullName,
  role,
  email: emailOf(username),
}));

type DemoAccount = (typeof demoAccounts)[number];

/** Creates the missing accounts and leaves existing ones unchanged. */
export async function seedAccounts(tx: Queries, accounts: readonly DemoAccount[] = demoAccounts) {
  const passwordHash = await hashPassword(demoPassword);
  for (const account of accounts) {
    await tx
      .insert(users)
      .values({ ...account, passwordHash })
      .onConflictDoNothing();
  }
}
