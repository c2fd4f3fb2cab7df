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

test.each(table)('the permission %s is granted only to %j', (permission, allowed) => {
  expect(roles.filter((role) => isAllowed(role, permission))).toEqual(allowed);
});

test('the permission tests cover every permission', () => {
  expect(table.map(([permission]) => permission)).toEqual(Object.keys(rolesByPermission));
});
