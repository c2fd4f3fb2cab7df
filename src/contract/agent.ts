import * as v from 'valibot';
import { maxItems } from './fields';
import { checklistKeys, type ChecklistKey } from './checklist';
import type { Role } from './office/roles';

/**
 * People whom an admin lets certify defects of some items as the carrier's agent (49 CFR 396.11(a)(3): 'every motor
 * carrier or its agent').
 */

/** The only items that an agent may certify. A driver can judge them, and 'Other' could name any part. */
export const agentItems: readonly ChecklistKey[] = [
  'body',
  'fluid_levels',
  'horn',
  'lights',
  'head_stop',
  'tail_dash',
  'turn_indicators',
  'clearance_marker',
  'mirrors',
  'reflectors',
  'windshield_wipers',
  'doors',
  'lights_all',
  'reflector_reflective_tape',
];

/** Mechanics and admins may certify every item anyway. */
export const mayBeAgent = (role: Role): boolean => role === 'driver' || role === 'dispatcher';

/** Adds the capacity in which an agent signs to their name. */
export const agentSignature = (name: string): string => `${name}, agent of the carrier`;

export const agentItemList = v.optional(v.array(v.picklist(checklistKeys)), []);

export const agentItemsRequest = v.pipe(
  v.array(v.picklist(agentItems, 'Only a mechanic or an admin may certify this item.')),
  maxItems(checklistKeys.length),
  v.transform((items) => agentItems.filter((item) => items.includes(item))),
);
