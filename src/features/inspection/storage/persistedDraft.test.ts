import { itemMarkedDefective } from '@/features/inspection/model/inspectionSlice';
import { checklistFiltered, noticesFolded } from '@/features/inspection/model/pageSlice';
import { selectMatchingView } from '@/features/inspection/model/rules/checklistSelectors';
import { blankPage } from '@/features/inspection/model/state/page';
import { categoryGood } from '@/testing/fixtures/draft';
import { startInspectionServer } from '@/testing/report/inspectionServer';
import { createPhone, openDisk } from '@/testing/report/inspectionSetup';
import { openReportStore } from '@/testing/report/reportStore';

const key = 'report:v2:http%3A%2F%2Fapi.test:dana.driver';

/** The keys of a record as commit 3c2e756c wrote it, with the later key `fittings`. */
const landedKeys = [
  '_persist',
  'atOffice',
  'attempts',
  'checklist',
  'fittings',
  'form',
  'header',
  'identity',
  'lastFetched',
  'left',
  'markedOn',
  'otherReport',
  'outbox',
  'patches',
  'prefill',
  'replaces',
  'report',
  'review',
  'sent',
  'trailerForm',
];

test('a reload restores the draft with a blank page state, and the record contains the keys of commit 3c2e756c and `fittings`', async () => {
  const server = startInspectionServer();
  server.always = { get: 'lost' };
  const disk = openDisk();
  const { store, root, state, writable, until, isSaved, stop } = openReportStore(createPhone(disk));
  await writable();
  store.dispatch(categoryGood('cab'));
  store.dispatch(itemMarkedDefective('engine'));
  store.dispatch(checklistFiltered(selectMatchingView(root(), { filter: 'defects' })));
  store.dispatch(noticesFolded(['offline']));
  expect(root().inspection.page).not.toEqual(blankPage);
  await until(isSaved);
  const { checklist } = state();
  stop();

  expect(Object.keys((await disk.read(key)) as object).toSorted()).toEqual(landedKeys);
  const later = openReportStore(createPhone(disk));
  await later.writable();
  expect(later.state().checklist).toEqual(checklist);
  expect(later.root().inspection.page).toEqual(blankPage);
  later.stop();
  server.restore();
});
