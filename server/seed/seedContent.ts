import type { Queries } from '../platform/database/Database';
import * as tables from '../domain/tables/content';
import * as leads from '../domain/tables/leads';
import { comments } from './content/comments';
import * as contacts from './content/contacts';
import * as drivers from './content/drivers';
import * as home from './content/home';
import * as shippers from './content/shippers';

/** Numbers the items of a list in order. */
function inOrder<Item extends object>(items: readonly Item[]): (Item & { position: number })[] {
  return items.map((item, index) => ({ ...item, position: index + 1 }));
}

/** Stores the content of the demonstration carrier. */
export async function seedContent(tx: Queries): Promise<void> {
  await seedHome(tx);
  await seedDrivers(tx);
  await seedShippers(tx);
  await tx.insert(tables.contacts).values(contacts.contacts);
  await tx.insert(tables.privacyPage).values(contacts.privacyPage);
  await tx.insert(tables.locationsText).values(contacts.locationsText);
  await tx.insert(tables.locations).values(inOrder(contacts.locations));
  await tx.insert(leads.comments).values(comments);
}

async function seedHome(tx: Queries): Promise<void> {
  await tx.insert(tables.aboutTexts).values(home.aboutTexts);
  await tx.insert(tables.homeFiles).values(inOrder(home.homeFiles));
  await tx.insert(tables.services).values(inOrder(home.services));
  await tx.insert(tables.companies).values(inOrder(home.companies));
  await tx.insert(tables.reliableSolutions).values(inOrder(home.reliableSolutions));
}

async function seedDrivers(tx: Queries): Promise<void> {
  const features = [
    ...drivers.driverReasons.map((reason) => ({ ...reason, audience: 'driver' as const })),
    ...drivers.shipperReasons.map((reason) => ({ ...reason, audience: 'shipper' as const })),
  ];
  await tx.insert(tables.driverPage).values(drivers.driverPage);
  await tx.insert(tables.reasonsTitles).values(drivers.reasonsTitles);
  await tx.insert(tables.reasonFiles).values(inOrder(drivers.reasonFiles));
  await tx.insert(tables.reasons).values(inOrder(features));
  await tx.insert(tables.opportunities).values(inOrder(drivers.opportunities));
  await tx.insert(tables.howWorking).values(inOrder(drivers.howWorking));
}

async function seedShippers(tx: Queries): Promise<void> {
  await tx.insert(tables.shipperPage).values(shippers.shipperPage);
  await tx.insert(tables.reasonsToChoose).values(inOrder(shippers.reasonsToChoose));
  await tx.insert(tables.secondReasons).values(inOrder(shippers.secondReasons));
  await tx.insert(tables.thirdReasons).values(inOrder(shippers.thirdReasons));
}
