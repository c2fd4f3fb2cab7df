import type { Queries } from '../db/Database';
import { contacts } from '../db/schema/content';

export async function seedContent(tx: Queries): Promise<void> {
  await tx.insert(contacts).values({
    address: '1200 W Harrison St, Chicago, IL 60607',
    phone1: '+1 (555) 010-0110',
    phone2: '+1 (555) 010-0111',
    email: 'dispatch@linehaul.example',
    support_email: 'support@linehaul.example',
    support_phone: '+1 (555) 010-0119',
  });
}
