import { checklistKeys } from '@/contract/checklist';
import { closedDraft } from '@/features/inspection/model/state/inspectionState';
import { startInspectionServer } from '@/testing/report/inspectionServer';
import { createPhone, openDisk } from '@/testing/report/inspectionSetup';
import { openReportStore } from '@/testing/report/reportStore';

const key = 'report:v2:http%3A%2F%2Fapi.test:dana.driver';

/** A receipt exactly as commit b91402a0 stored it, without an office id and a digest. */
const landedReceipt = {
  outcome: 'saved',
  sentAt: { date: '2026-11-21', time: '06:51' },
  header: {
    carrier: 'Dana Miles',
    address: 'Joliet, IL',
    date: '2026-11-21',
    time: '06:45',
    truck_number: 'T-204',
    odometer_reading: '418220',
    trailer_numbers: 'R-88',
    drivers_signature: 'Dana Miles',
    drivers_signature_date: '2026-11-21',
    mechanics_signature: '',
    mechanics_signature_date: '2026-11-21',
    satisfactory_vehicle_condition: 'above_defects_need_correction',
  },
  items: Object.fromEntries(checklistKeys.map((item) => [item, item !== 'horn'])),
  defects: { horn: 'No sound' },
  trip: 'before',
  isSeen: true,
};

test('a receipt stored by an earlier version remains, without an office id or a digest', async () => {
  const { checklist, header, report, outbox, patches, form, prefill, review } = closedDraft;
  const contents = { checklist, header, report, outbox, patches, form, prefill, review };
  const disk = openDisk();
  await disk.write(key, { ...contents, sent: [landedReceipt], _persist: { version: 2 } });
  const server = startInspectionServer();
  server.always = { get: 'lost' };
  const { state, writable, stop } = openReportStore(createPhone(disk));
  await writable();
  expect(state()).toMatchObject({ setAside: [] });
  expect(state().sent).toEqual([
    { ...landedReceipt, id: null, digest: null, byCategory: [], notFitted: [] },
  ]);
  stop();
  server.restore();
});
