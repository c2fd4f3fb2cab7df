import { hashPassword } from '../account/passwords';
import type { Queries } from '../db/Database';
import { users } from '../db/schema/accounts';

/** Everybody knows it: the README says it. */
export const demoPassword = 'linehaul-demo';

/** The accounts of the demonstration, as the README says them. Never made on a carrier's own database. */
export const demoAccounts = [
  { username: 'driver', password: demoPassword, email: 'driver@linehaul.example' },
  { username: 'driver2', password: demoPassword, email: 'driver2@linehaul.example' },
] as const;

export async function seedAccounts(tx: Queries): Promise<void> {
  for (const { username, password, email } of demoAccounts) {
    await tx.insert(users).values({ username, email, passwordHash: await hashPassword(password) });
  }
}
