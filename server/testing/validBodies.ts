import { calls } from '@/contract/calls';
import { defectPaths } from '@/contract/office/defects';
import { peoplePaths } from '@/contract/office/people';
import { vehiclePaths } from '@/contract/office/vehicles';
import { report } from './reports';

/** For each call with a body, by path: a body whose fields are all valid. */
export const validBodies: Readonly<Record<string, object>> = {
  [calls.login]: { username: 'driver', password: 'x' },
  [calls.refresh]: { refresh: 'x' },
  [calls.changeUsername]: { new_username: 'x' },
  [calls.changePassword]: { old_password: 'x', new_password: 'y' },
  [peoplePaths.list]: { username: 'x', full_name: 'Y', email: 'a@b.co', role: 'driver' },
  [peoplePaths.record]: { version: 1, full_name: 'Y' },
  [defectPaths.certify]: { version: 1, state: 'repaired', name: 'X', note: '' },
  [defectPaths.certifySeveral]: { ids: [1], state: 'repaired', name: 'X', note: '' },
  [defectPaths.reopen]: { version: 1, reason: 'X' },
  [defectPaths.defer]: { version: 1, reason: 'X', until: '2999-12-31' },
  [vehiclePaths.record]: { version: 1, make: 'X' },
  [vehiclePaths.merge]: { version: 1, into: 2 },
  [calls.createInspection]: report(),
  [calls.updateInspection]: { comments: [], horn: true },
  [calls.driverForm]: {
    first_name: 'A',
    last_name: 'B',
    phone: '',
    email: '',
    state: '',
    recaptcha_token: '',
  },
  [calls.shipperForm]: {
    pickup_location: 'A',
    delivery_location: 'B',
    pickup_date: '2026-01-01',
    commodity: 'C',
    total_weight: '1',
    equipment: 'other',
    hazardous_materials: false,
    drop_trailer_required: false,
    business_email: 'a@b.co',
    recaptcha_token: '',
  },
  [calls.comments]: {
    first_name: 'A',
    last_name: 'B',
    description: 'C',
    company_name: 'D',
    position_user: 'E',
    is_active: true,
  },
};
