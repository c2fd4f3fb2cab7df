import type { AppDispatch, ThunkExtra } from '@/api/thunkExtra';
import { checklistKeys } from '@/contract/checklist';
import { reportFileFormat, type ReportFile } from '@/contract/reportFile';
import { reportByNameSaved } from '@/features/inspection/model/inspectionSlice';
import { toCreateExtras } from '@/features/inspection/model/rules/createExtras';
import { marksToSend } from '@/features/inspection/model/rules/notFitted';
import {
  listDefectComments,
  type ReportContents,
} from '@/features/inspection/model/rules/reportContents';
import { enteredContents } from '@/features/inspection/model/rules/reportMerge';
import { sentValue } from '@/features/inspection/model/state/header';
import { draftIn } from '@/features/inspection/model/state/inspectionState';
import { getPhone } from '@/features/inspection/storage/phone';

/** The report in the format that the office imports. */
function toReportFile(
  { header, items }: ReportContents,
  driver: Pick<ReportFile, 'driver' | 'account'>,
  extras: object,
): ReportFile {
  const { date, time, ...values } = header;
  return {
    format: reportFileFormat,
    ...driver,
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
 * screen, and its driver is the person who is signed in.
 */
export function saveCopy(contents?: ReportContents, username?: string) {
  return (_dispatch: AppDispatch, getState: () => unknown, extra: ThunkExtra): void => {
    const state = draftIn(getState());
    const signedIn = extra.tokens();
    const driver = username ?? signedIn?.username;
    if (state.access.status === 'closed' || !driver) return;
    const account = username === undefined ? signedIn?.account : undefined;
    const copied = contents ?? { ...enteredContents(state), items: marksToSend(state) };
    const file = toReportFile(
      copied,
      { driver, ...(account && { account }) },
      contents ? {} : toCreateExtras(state),
    );
    const text = JSON.stringify(file, null, 1);
    const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const { truck_number: truck, date } = copied.header;
    const download = ['report', truck.trim().replace(/\W+/g, '-'), date].filter(Boolean).join('-');
    Object.assign(document.createElement('a'), { href: url, download: `${download}.json` }).click();
    // Safari reads the file only after the click.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  };
}

/** Downloads the first report that an earlier version filed by username, under that username. `parse` reads its record. */
export function saveReportByName(parse: (stored: unknown) => ReportContents) {
  return async (dispatch: AppDispatch, getState: () => unknown, extra: unknown): Promise<void> => {
    const [first] = draftIn(getState()).byName;
    if (!first) return;
    const stored = await getPhone({ extra }).storage.read(first.key);
    dispatch(saveCopy(parse(stored), first.name));
    dispatch(reportByNameSaved(first.key));
  };
}
