import { hashPassword } from './passwords';
import type { Queries } from '../../platform/database/Database';
import { users } from '../tables/accounts';

/** The README publishes this password. */
export const demoPassword = 'linehaul-demo';

export const toDemoEmail = (username: string) => `${username}@linehaul.example`;

/** The demonstration's accounts, as listed in the README. */
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
  email: toDemoEmail(username),
}));

type DemoAccount = (typeof demoAccounts)[number];

export async function seedAccounts(tx: Queries, accounts: readonly DemoAccount[] = demoAccounts) {
  const passwordHash = await hashPassword(demoPassword);
  for (const account of accounts) {
    await tx
      .insert(users)
      .values({ ...account, passwordHash })
      .onConflictDoNothing();
  }
}
