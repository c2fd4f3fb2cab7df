import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withId } from '@/contract/calls';
import { defectPaths } from '@/contract/office/defects';
import { peoplePaths } from '@/contract/office/people';
import { openDefect } from '@/testing/fixtures/office';
import { noConnection, officeAt } from '@/testing/stories/officeStories';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

function createFailingCall() {
  let fail: (error: Error) => void = () => undefined;
  const call = jest.fn(() => new Promise((_, reject) => (fail = reject)));
  return { call, failNow: () => act(async () => fail(noConnection)) };
}

async function expectKeptFocus(
  button: HTMLElement,
  { call, failNow }: ReturnType<typeof createFailingCall>,
) {
  button.focus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(call).toHaveBeenCalledTimes(1);
  expect(button).toBeEnabled();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await failNow();
  expect(await screen.findByText(noConnection.message)).toBeVisible();
  expect(button).toHaveFocus();
  expect(button).not.toHaveAttribute('aria-disabled', 'true');
}

test("a dialog's button keeps the focus during its call and after a failure, which the dialog shows below its fields", async () => {
  const failing = createFailingCall();
  const Page = officeAt(`/defects/${openDefect.id}/show`, {
    responses: { [withId(defectPaths.certify, openDefect.id)]: failing.call },
  });
  render(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: 'Certify repair' }));
  const button = screen.getByRole('button', { name: 'Certify repair' });
  await expectKeptFocus(button, failing);
  const note = screen.getByLabelText('Work done by');
  expect(note.compareDocumentPosition(screen.getByRole('alert'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test("a form's Save button keeps the focus during its call and after a failure", async () => {
  const failing = createFailingCall();
  const people = { data: [], total: 0 };
  const Page = officeAt('/people/create', {
    responses: { [peoplePaths.list]: (body: unknown) => (body ? failing.call() : people) },
  });
  render(<Page />);
  const save = await screen.findByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Username' }), 'new');
  await expectKeptFocus(save, failing);
});
