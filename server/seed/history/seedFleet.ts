import { randomBytes } from 'node:crypto';
import type { Queries } from '../../platform/database/Database';
import { toDemoEmail } from '../../domain/accounts/demoAccounts';
import { hashPassword } from '../../domain/accounts/passwords';
import { changeAccount } from '../../domain/accounts/changeAccount';
import { markSeen } from '../../domain/accounts/users';
import { demonstration } from '../../domain/tables/officeContent';
import { users } from '../../domain/tables/accounts';
import { createPerson } from '../../domain/people/changePeople';
import { Clock } from './Clock';
import { planOffice } from './office';
import { makePhotos } from './photos';
import { drivers } from './roster';
import { days, planTrips } from './trips';
import { World } from './World';

export interface FleetOptions {
  now: Date;
  timeZone: string;
}

/**
 * Stores a fleet's history of two months, up to a morning. The functions behind the API write the history, at the times
 * that `Clock` sets. Two seeds on the same day, both after eight o'clock, store the same rows except for passwords.
 * `begin` stores the first accounts and the content, at a time two days before the first inspection.
 */
export async function seedFleet(
  transaction: Queries,
  { now, timeZone }: FleetOptions,
  begin: () => Promise<void>,
): Promise<void> {
  const tx = withoutSavepoints(transaction);
  const photos = makePhotos();
  const clock = await Clock.start(tx, { timeZone, now });
  await clock.set({ ago: days + 2, minute: 540 });
  await begin();
  await addDrivers(tx);
  const accounts = new Map(
    (await tx.select().from(users)).map(({ id, username: name, role }) => [
      name,
      { id, name, role },
    ]),
  );
  const world = new World({ tx, clock, accounts, photos });
  planTrips(world);
  planOffice(world);
  await world.play();
  for (const [username, time] of world.lastSeen) {
    await clock.set(time);
    await markSeen(tx, world.actor(username).id, null);
  }
  await tx.insert(demonstration).values({ day: clock.day({ ago: 0 }) });
  await clock.stop();
}

/** Makes inner transactions run without savepoints, because any failure ends the whole seed. */
function withoutSavepoints(transaction: Queries): Queries {
  const flat: Queries = Object.create(transaction, {
    transaction: { value: (work: (tx: Queries) => unknown) => work(flat) },
  }) as Queries;
  return flat;
}

/** Adds drivers who cannot sign in, because nobody knows their passwords. */
async function addDrivers(tx: Queries): Promise<void> {
  const known = await tx.select().from(users);
  const admin = known.find(({ role }) => role === 'admin');
  if (!admin) throw new Error('the demonstration has no admin');
  const actor = { id: admin.id, name: admin.username };
  const unknown = await hashPassword(randomBytes(32).toString('hex'));
  for (const { username, name } of drivers) {
    if (known.some((one) => one.username === username)) continue;
    const { id } = await createPerson(tx, actor, {
      username,
      full_name: name,
      role: 'driver',
      email: toDemoEmail(username),
    });
    await changeAccount(tx, { id, values: { passwordHash: unknown } });
  }
}
