import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withId } from '@/contract/calls';
import { defectPaths } from '@/contract/office/defects';
import { repairedDefect } from '@/testing/fixtures/office';
import { officeAt } from '@/testing/stories/officeStories';

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
