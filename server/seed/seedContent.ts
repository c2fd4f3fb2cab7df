import type { SectionContent } from '@/contract/office/content/calls';
import { sectionNames, type SectionName } from '@/contract/office/content/sections';
import type { Queries } from '../platform/database/Database';
import { writeContent } from '../domain/content/writeContent';
import * as leads from '../domain/tables/leads';
import { comments } from './content/comments';
import { contacts } from './content/contacts';
import { drivers } from './content/drivers';
import { home } from './content/home';
import { shippers } from './content/shippers';

const demonstration: Readonly<Record<SectionName, SectionContent>> = {
  ...home,
  ...drivers,
  ...shippers,
  ...contacts,
};

export async function seedContent(tx: Queries): Promise<void> {
  for (const name of sectionNames) await writeContent(tx, name, demonstration[name]);
  await tx.insert(leads.comments).values(comments);
}
