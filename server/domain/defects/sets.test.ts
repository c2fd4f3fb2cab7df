import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { checklistKeys, type ChecklistKey } from '@/contract/checklist';
import { isWaiting } from '@/contract/holds';
import type { Database } from '../../platform/database/Database';
import { storedStates } from './rules/defect';
import { holdsVehicle, getCurrentState } from './rules/facts';
import { jsonRows } from '../../platform/database/jsonRows';
import { databaseKinds, openMigrated } from '../../testing/databases';
import { company } from '../tables/officeContent';
import { forbidsDrivingOn, holdsOn, isDeferredOn, isOpenOn } from './sets';
import { statusEntries, toDefectStatus, statusSelected } from './storedDefect';

const row = v.object({
  item: v.picklist(checklistKeys),
  needs_correction: v.boolean(),
  ...statusEntries,
  holds: v.boolean(),
  forbids: v.boolean(),
  open: v.boolean(),
  deferred: v.boolean(),
});

describe.each(databaseKinds)('the sets of defects on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openMigrated(kind);
  });
  afterAll(() => database.close());

  it.each<[string, readonly ChecklistKey[] | null]>([
    ['without a list of its own', null],
    ['that exempts the roof and tire chains', ['roof', 'tire_chains']],
    ['that exempts nothing', []],
  ])(
    'for a company %s, SQL and the rules agree on which defects are open, are deferred and hold a vehicle, for every item and state, and before, on and after the last day of a deferral',
    async (_company, exempt) => {
      await database.queries.delete(company);
      if (exempt) {
        await database.queries
          .insert(company)
          .values({ name: 'Northway', exempt_items: [...exempt] });
      }
      const exempted = exempt ?? ['trip_recorder', 'spare_bulbs_fuses', 'spare_seal_beam'];
      const today = '2026-11-21';
      const states = JSON.stringify(storedStates);
      const items = JSON.stringify(checklistKeys);
      const rows = await jsonRows(
        database.queries,
        row,
        sql`select item, needs_correction, ${statusSelected}, ${holdsOn(today)} as holds,
          ${forbidsDrivingOn(today)} as forbids,
          ${isOpenOn(today)} as open, ${isDeferredOn(today)} as deferred
        from (
          select item, needs_correction, state, 1 as said_good_by, now() as said_good_at, '' as certified_name,
            1 as certified_by, now() as certified_at, 'office' as certified_on, case when state = 'deferred' then until end as deferred_until,
            case when state not in ('open', 'driver_says_good', 'deferred') then now() end as closed_at,
            '' as deferred_reason, '' as note
          from jsonb_array_elements_text(${states}::jsonb) as state,
            jsonb_array_elements_text(${items}::jsonb) as item,
            (values (true), (false)) as needs (needs_correction),
            (values ('2026-11-20'::date), ('2026-11-21'), ('2026-11-22')) as days (until)
        ) as defects`,
      );
      expect(rows).toHaveLength(storedStates.length * checklistKeys.length * 2 * 3);
      for (const {
        holds,
        forbids,
        open,
        deferred,
        needs_correction: needsCorrection,
        ...fields
      } of rows) {
        const status = toDefectStatus(fields);
        const current = getCurrentState(status, today);
        const isForbidden =
          holds && !isWaiting({ item: fields.item, needs_correction: needsCorrection });
        expect([fields, forbids]).toEqual([fields, isForbidden]);
        expect([fields, open, deferred, holds]).toEqual([
          fields,
          current === 'open' || current === 'driver_says_good',
          current === 'deferred',
          holdsVehicle(
            { isExempt: exempted.includes(fields.item), needsCorrection, status },
            today,
          ),
        ]);
      }
    },
  );
});
