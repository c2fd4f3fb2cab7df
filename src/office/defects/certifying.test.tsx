import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withId } from '@/contract/calls';
import { notNeededText } from '@/contract/holds';
import { defectPaths, notDeferrable } from '@/contract/office/defects';
import { consentVersion } from '@/contract/signingConsent';
import { justReopened, reopenedDefect, saysGoodDefect } from '@/testing/fixtures/defectStates';
import {
  deferredDefect,
  openDefect,
  repairedDefect,
  withoutConsent,
} from '@/testing/fixtures/office';
import { officeAt } from '@/testing/stories/officeStories';

function open(path: string, responses: Record<string, unknown> = {}) {
  const Office = officeAt(path, { responses });
  render(<Office />);
}

const find = (name: string | RegExp) => screen.findByRole('button', { name });
const inDialog = () => within(screen.getByRole('dialog'));

beforeEach(() => localStorage.clear());

test("the first certification of a vehicle's defect opens a dialog, and the next one needs a single press", async () => {
  const certify = jest.fn((body: { version: number }) => {
    // A second change raises the version, so that the defect can be certified again.
    record = { ...first, version: body.version + 2 };
    return { ...repairedDefect, id: first.id, version: body.version + 1 };
  });
  const repaired_by = { text: 'Big Rig Repair', by: 'Marcus Bell', at: '2026-11-21T09:00:00Z' };
  const first = { ...saysGoodDefect, photos: repairedDefect.photos, repaired_by };
  let record = first;
  open(`/defects/${first.id}/show`, {
    [withId(defectPaths.record, first.id)]: () => record,
    [withId(defectPaths.certify, first.id)]: certify,
  });
  await userEvent.click(await find('Certify repair, Truck T-204: Radiator'));
  expect(
    await inDialog().findByText('Signed by Hank Novak, with your account hank.'),
  ).toBeVisible();
  expect(inDialog().getByText(first.description)).toBeVisible();
  expect(inDialog().getByText(/^Repaired by: Big Rig Repair \(noted by Marcus Bell/)).toBeVisible();
  expect(await inDialog().findByRole('img', { name: 'Photo 1, Radiator' })).toBeVisible();
  await userEvent.type(inDialog().getByLabelText('Work done by'), 'Big Rig Repair, invoice 4711');
  await userEvent.click(inDialog().getByRole('button', { name: 'Certify repair' }));
  await userEvent.click(await find('Certify repair as Hank Novak, Truck T-204: Radiator'));
  expect(certify.mock.calls).toEqual([
    [{ version: 1, state: 'repaired', note: 'Big Rig Repair, invoice 4711' }],
    [{ version: 3, state: 'repaired', note: '' }],
  ]);
});

test("only an account's first signature asks for its consent to sign electronically", async () => {
  let records: Record<string, unknown> = withoutConsent;
  const [path = '', account] = Object.entries(withoutConsent)[0] ?? [];
  const certify = jest.fn(() => {
    records = {
      [path]: {
        ...account,
        signing_consent: { version: consentVersion, at: '2026-11-22T08:00:00Z' },
      },
    };
    return repairedDefect;
  });
  open(`/defects/${openDefect.id}/show`, {
    [path]: () => records[path],
    [withId(defectPaths.certify, openDefect.id)]: certify,
  });
  await userEvent.click(await find(notNeededText));
  const agree = 'You agree to sign electronically';
  expect(await inDialog().findByRole('button', { name: agree })).toBeVisible();
  const sign = inDialog().getByRole('button', { name: notNeededText });
  await userEvent.click(sign);
  expect(await inDialog().findByText('Enter a reason')).toBeVisible();
  expect(certify).not.toHaveBeenCalled();
  await userEvent.type(inDialog().getByLabelText(/^Reason/), 'Only scratched');
  await userEvent.click(sign);
  expect(await screen.findByText('Certified: Truck T-204, Horn')).toBeVisible();
  const body = { version: openDefect.version, state: 'repair_not_needed', note: 'Only scratched' };
  expect(certify).toHaveBeenCalledWith({ ...body, consent: consentVersion });
  await userEvent.click(await find('Defer'));
  expect(
    await inDialog().findByText('Signed by Hank Novak, with your account hank.'),
  ).toBeVisible();
  expect(inDialog().queryByRole('button', { name: /sign electronically/ })).toBeNull();
});

test.each([
  [
    { version: 1, at: '2026-11-19T14:00:00Z' },
    'Consented to sign electronically Nov 19, 2026, text version 1',
  ],
  [null, 'Consent not recorded'],
])("a defect's record has its signer's consent %j", async (signing_consent, text) => {
  const signed = { ...repairedDefect, signing_consent };
  open(`/defects/${signed.id}/show`, { [withId(defectPaths.record, signed.id)]: signed });
  expect((await screen.findByText('Signature')).nextSibling).toHaveTextContent(text);
});

test("the first certification of another vehicle's defect in the same session also opens a dialog", async () => {
  const trailer = { ...deferredDefect, driver_says_good: saysGoodDefect.driver_says_good };
  const data = [saysGoodDefect, { ...trailer, state: 'open' as const }];
  open('/defects', {
    [defectPaths.list]: { data, total: data.length },
    [withId(defectPaths.certify, saysGoodDefect.id)]: { ...repairedDefect, id: saysGoodDefect.id },
  });
  await userEvent.click(await find('Certify repair, Truck T-204: Radiator'));
  await userEvent.click(inDialog().getByRole('button', { name: 'Certify repair' }));
  await find('Undo the certification of Truck T-204, Horn');
  await userEvent.click(await find(/^Certify repair, Trailer R-88/));
  expect(inDialog().getByText(deferredDefect.description)).toBeVisible();
});

test("a deferral requires an answer about safe operation: 'Yes' explains why the defect cannot be deferred, and 'No' sends the deferral", async () => {
  const defer = jest.fn().mockReturnValue(deferredDefect);
  open(`/defects/${openDefect.id}/show`, { [withId(defectPaths.defer, openDefect.id)]: defer });
  await userEvent.click(await find('Defer'));
  const submit = inDialog().getByRole('button', { name: 'Defer' });
  await userEvent.type(inDialog().getByLabelText(/^Reason/), 'Parts on order');
  fireEvent.change(inDialog().getByLabelText(/^Until/), { target: { value: '2027-02-20' } });
  await userEvent.click(submit);
  expect(await inDialog().findByText('Choose Yes or No')).toBeVisible();
  await userEvent.click(inDialog().getByRole('radio', { name: 'Yes' }));
  expect(await inDialog().findByRole('alert')).toHaveTextContent(notDeferrable);
  await userEvent.click(submit);
  expect(await inDialog().findByText('Not deferrable')).toBeVisible();
  expect(defer).not.toHaveBeenCalled();
  await userEvent.click(inDialog().getByRole('radio', { name: 'No' }));
  expect(inDialog().queryByRole('alert')).toBeNull();
  await userEvent.click(submit);
  expect(await screen.findByText('Deferred: Trailer R-88, Doors')).toBeVisible();
  expect(defer).toHaveBeenCalledWith({
    version: openDefect.version,
    reason: 'Parts on order',
    until: '2027-02-20',
    affects_safe_operation: false,
  });
});

test("a bulk certification sends each defect's version and lists the skipped defects", async () => {
  const skipped = { ...repairedDefect, id: deferredDefect.id, vehicle: deferredDefect.vehicle };
  const certify = jest.fn().mockReturnValue({ data: [repairedDefect], skipped: [skipped] });
  open('/defects', { [defectPaths.certifySeveral]: certify });
  const table = await screen.findByRole('table');
  for (const text of [openDefect.description, deferredDefect.description]) {
    const row = within(table).getAllByText(text)[0]?.closest('tr');
    if (row) await userEvent.click(within(row).getByRole('checkbox'));
  }
  await userEvent.click(await find('Certify repair'));
  await userEvent.click(inDialog().getByRole('button', { name: 'Certify repair' }));
  expect(
    await screen.findByText(/^Certified: 1\. Skipped because .*Trailer R-88: Horn \(Repaired/),
  ).toBeVisible();
  const defects = [
    { id: openDefect.id, version: openDefect.version },
    { id: deferredDefect.id, version: deferredDefect.version },
  ];
  expect(certify).toHaveBeenCalledWith(expect.objectContaining({ defects, state: 'repaired' }));
});

test("'Take back' on a defect that the signed-in person has just reopened sends the defect's version", async () => {
  const takeBack = jest.fn().mockReturnValue({ ...repairedDefect, id: justReopened.id });
  open(`/defects/${justReopened.id}/show`, {
    [withId(defectPaths.takeBack, justReopened.id)]: takeBack,
  });
  await userEvent.click(await find("Take back 'Reopen'"));
  expect(takeBack).toHaveBeenCalledWith({ version: justReopened.version });
});

const { reopened } = justReopened;
it.each([
  ['that can no longer be taken back', reopenedDefect],
  ['by somebody else', { ...justReopened, reopened: reopened && { ...reopened, by_id: 8 } }],
  [
    'whose time was over before the page was opened',
    {
      ...justReopened,
      reopened: reopened && { ...reopened, take_back_until: '2026-01-01T00:00:00Z' },
    },
  ],
])("'Take back' is not offered for a reopening %s", async (_, defect) => {
  open(`/defects/${defect.id}/show`, { [withId(defectPaths.record, defect.id)]: defect });
  await find(notNeededText);
  expect(screen.queryByRole('button', { name: /Take back/ })).toBeNull();
});

test("a deferral beyond the company's limit is not sent, and the dialog shows the last day that is allowed", async () => {
  const defer = jest.fn().mockReturnValue(deferredDefect);
  open(`/defects/${openDefect.id}/show`, { [withId(defectPaths.defer, openDefect.id)]: defer });
  await userEvent.click(await find('Defer'));
  fireEvent.change(inDialog().getByLabelText(/^Until/), { target: { value: '2099-01-01' } });
  await userEvent.click(inDialog().getByRole('radio', { name: 'No' }));
  await userEvent.click(inDialog().getByRole('button', { name: 'Defer' }));
  expect(await inDialog().findByText('Choose a day up to Feb 20, 2027 (90 days)')).toBeVisible();
  expect(defer).not.toHaveBeenCalled();
});

test("'Reopen' on a deferred defect's page sends the reason and the defect's version", async () => {
  const reopen = jest.fn().mockReturnValue(openDefect);
  const { id, version } = deferredDefect;
  open(`/defects/${id}/show`, { [withId(defectPaths.reopen, id)]: reopen });
  await userEvent.click(await find('Reopen'));
  await userEvent.type(inDialog().getByLabelText(/^Reason/), 'Worse');
  await userEvent.click(inDialog().getByRole('button', { name: 'Reopen' }));
  expect(await screen.findByText('Reopened: Truck T-204, Radiator')).toBeVisible();
  expect(reopen).toHaveBeenCalledWith(expect.objectContaining({ version, reason: 'Worse' }));
});

test("'Defer' is not offered for a defect of a § item", async () => {
  const brakes = { ...openDefect, item: 'horn' as const };
  open(`/defects/${brakes.id}/show`, { [withId(defectPaths.record, brakes.id)]: brakes });
  await find(notNeededText);
  expect(screen.queryByRole('button', { name: 'Defer' })).toBeNull();
});
