import type { AppDispatch } from '@/api/thunkExtra';
import { checklistKeys } from '@/contract/checklist';
import { reportFileFormat, type ReportFile } from '@/contract/reportFile';
import { toCreateExtras } from '@/features/inspection/model/rules/createExtras';
import { marksToSend } from '@/features/inspection/model/rules/notFitted';
import {
  listDefectComments,
  type ReportContents,
} from '@/features/inspection/model/rules/reportContents';
import { enteredContents } from '@/features/inspection/model/rules/reportMerge';
import { sentValue } from '@/features/inspection/model/state/header';
import { draftIn } from '@/features/inspection/model/state/inspectionState';

/** The report in the format that the office imports. */
function toReportFile(
  { header, items }: ReportContents,
  driver: string,
  extras: object,
): ReportFile {
  const { date, time, ...values } = header;
  return {
    format: reportFileFormat,
    driver,
    report: {
      ...values,
      odometer_reading: sentValue('odometer_reading', values.odometer_reading),
      date_inspected: `${date} ${time}`,
      ...Object.fromEntries(checklistKeys.map((key) => [key, items[key].value])),
      comments: listDefectComments(items, null),
      ...extras,
    },
  };
}

/**
 * Downloads a report as a file that the driver can keep or send to the office. By default, it is the report on the
 * screen.
 */
export function saveCopy(contents?: ReportContents) {
  return (_dispatch: AppDispatch, getState: () => unknown): void => {
    const state = draftIn(getState());
    if (!('owner' in state.access)) return;
    const copied = contents ?? { ...enteredContents(state), items: marksToSend(state) };
    const file = toReportFile(copied, state.access.owner, contents ? {} : toCreateExtras(state));
    const text = JSON.stringify(file, null, 1);
    const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const { truck_number: truck, date } = copied.header;
    const download = ['report', truck.trim().replace(/\W+/g, '-'), date].filter(Boolean).join('-');
    Object.assign(document.createElement('a'), { href: url, download: `${download}.json` }).click();
    // Safari reads the file only after the click.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  };
}
