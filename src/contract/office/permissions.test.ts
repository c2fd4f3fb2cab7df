import { roles, type Role } from './roles';
import { isAllowed, rolesByPermission, type Permission } from './permissions';

const table: [Permission, Role[]][] = [
  ['reports.read', ['mechanic', 'dispatcher', 'auditor', 'admin']],
  ['reports.write', ['driver', 'mechanic', 'dispatcher', 'admin']],
  ['today', ['mechanic', 'dispatcher', 'admin']],
  ['drivers.read', ['dispatcher', 'admin']],
  ['reports.import', ['dispatcher', 'admin']],
  ['defects.certify', ['mechanic', 'admin']],
  ['vehicles.edit', ['dispatcher', 'admin']],
  ['comments', ['dispatcher', 'admin']],
  ['leads', ['dispatcher', 'admin']],
  ['media', ['admin']],
  ['deliveries', ['admin']],
  ['people', ['admin']],
  ['content', ['admin']],
  ['audit', ['admin']],
  ['browserErrors', ['admin']],
];

test.each(table)('%s is granted to %j and nobody else', (permission, allowed) => {
  expect(roles.filter((role) => isAllowed(role, permission))).toEqual(allowed);
});

test('the table of permissions covers each of them', () => {
  expect(table.map(([permission]) => permission)).toEqual(Object.keys(rolesByPermission));
});
