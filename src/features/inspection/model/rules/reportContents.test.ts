import { makeInspection } from '@/testing/fixtures/inspection';
import { toLoadedReport } from './reportContents';

it("a comment without a report id gets its report's id, because a PATCH needs that id", () => {
  const comments = [{ vehicle_inspection: null, key: 'horn', text: 'Silent', fixed: false }];
  const wire = { ...makeInspection(true, { horn: false }), id: 7, comments };
  const { comments: read } = toLoadedReport(wire, { date: '2026-11-26', time: '08:00' });
  expect(read).toEqual([{ vehicle_inspection: 7, key: 'horn', text: 'Silent', fixed: false }]);
});
