import type { AppDispatch } from '@/api/thunkExtra';
import { checklistKeys } from '@/contract/checklist';
import { reportFileFormat } from '@/contract/reportFile';
import type { ReportFile } from '@/contract/reportFile';
import { createExtrasOf } from '@/features/inspection/model/rules/createExtras';
import { commentsOf } from '@/features/inspection/model/rules/reportContents';
import { sentValue } from '@/features/inspection/model/state/header';
import { inspectionIn } from '@/features/inspection/model/state/inspectionState';
import type { InspectionState } from '@/features/inspection/model/state/inspectionState';

/** What is on the screen, complete or not, as the office imports it. */
function fileOf(state: InspectionState, driver: string): ReportFile {
  const { date, time, ...header } = state.header.values;
  const { entities } = state.checklist;
  const items = Object.fromEntries(checklistKeys.map((key) => [key, entities[key].value]));
  return {
    format: reportFileFormat,
    driver,
    report: {
      ...header,
      odometer_reading: sentValue('odometer_reading', header.odometer_reading),
      date_inspected: `${date} ${time}`,
      ...items,
      comments: commentsOf(entities, null),
      ...createExtrasOf(state),
    },
  };
}

/** Gives the phone the report as a file to keep and to send to the office, from memory alone. */
export function saveCopy() {
  return (_dispatch: AppDispatch, getState: () => unknown): void => {
    const state = inspectionIn(getState());
    if (!('owner' in state.draft)) return;
    const text = JSON.stringify(fileOf(state, state.draft.owner), null, 1);
    const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const { truck_number: truck, date } = state.header.values;
    const download = ['report', truck.trim().replace(/\W+/g, '-'), date].filter(Boolean).join('-');
    Object.assign(document.createElement('a'), { href: url, download: `${download}.json` }).click();
    // Safari reads it only after the click.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  };
}
