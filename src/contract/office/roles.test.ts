import { isAllowed, permissions, roles } from './roles';
import type { Permission, Role } from './roles';

const table: [Permission, Role[]][] = [
  ['reports.read', ['mechanic', 'dispatcher', 'admin']],
  ['defects.certify', ['mechanic', 'admin']],
  ['vehicles.edit', ['dispatcher', 'admin']],
  ['people', ['admin']],
  ['audit', ['admin']],
];

test.each(table)('%s is granted to %j and nobody else', (permission, allowed) => {
  expect(roles.filter((role) => isAllowed(role, permission))).toEqual(allowed);
});

test('the table covers every permission', () => {
  expect(table.map(([permission]) => permission)).toEqual(permissions);
});
