import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notNeededText } from '@/contract/holds';
import { withId } from '@/contract/calls';
import { defectPaths } from '@/contract/office/defects';
import { deferredDefect, repairedDefect, today } from '@/testing/fixtures/office';
import { officeAt } from '@/testing/stories/officeStories';

const deferrableDefect = { ...deferredDefect, state: 'open' as const, deferred_until: null };

test("'Reopen' on a defect's page sends only the reason and the defect's version", async () => {
  const sent = jest.fn();
  const reopened = { ...repairedDefect, state: 'open', closed_at: null };
  const Page = officeAt(`/defects/${repairedDefect.id}/show`, {
    role: 'mechanic',
    responses: {
      [withId(defectPaths.reopen, repairedDefect.id)]: (body: unknown) => {
        sent(body);
        return reopened;
      },
    },
  });
  render(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: 'Reopen' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Reopen' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Still');
  await userEvent.click(dialog.getByRole('button', { name: 'Reopen' }));
  expect(await screen.findByText(/^Reopened: /)).toBeVisible();
  expect(sent).toHaveBeenCalledWith({ version: repairedDefect.version, reason: 'Still' });
});

test("a defect's row menu has the actions that the defect allows, and 'Defer' sends the version of the row", async () => {
  const sent = jest.fn();
  const Page = officeAt('/defects', {
    role: 'mechanic',
    responses: {
      [defectPaths.list]: { data: [deferrableDefect, repairedDefect], total: 2 },
      [withId(defectPaths.defer, deferrableDefect.id)]: (body: unknown) => {
        sent(body);
        return { ...deferrableDefect, state: 'deferred', version: 5 };
      },
    },
  });
  render(<Page />);
  const [open, closed] = await screen.findAllByRole('button', { name: /^Actions of/ });
  if (!open || !closed) throw new Error('The list has two defects');
  const entries = () =>
    screen.getAllByRole('menuitem').map(({ firstChild }) => firstChild?.textContent);
  await userEvent.click(closed);
  expect(entries()).toContain('Reopen');
  expect(entries()).not.toContain('Certify repair');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(open);
  expect(entries().slice(0, 3)).toEqual(['Certify repair', notNeededText, 'Defer']);
  await userEvent.click(screen.getByRole('menuitem', { name: /^Defer/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Defer' }));
  await userEvent.click(dialog.getByRole('radio', { name: 'No' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Parts');
  fireEvent.change(dialog.getByLabelText(/^Until/), { target: { value: today.day } });
  await userEvent.click(dialog.getByRole('button', { name: 'Defer' }));
  expect(await screen.findByText(/^Deferred: /)).toBeVisible();
  expect(sent).toHaveBeenCalledWith(
    expect.objectContaining({ version: deferrableDefect.version, reason: 'Parts' }),
  );
});
