import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { withId } from '@/contract/calls';
import { leadPaths } from '@/contract/office/leads';
import { quoteLead } from '@/testing/fixtures/inbox';
import { officeAt } from '@/testing/stories/officeStories';

const record = { ...quoteLead, seen: true, written: [] };
const path = withId(leadPaths.reply, quoteLead.id);

function openLead(responses: Record<string, unknown>) {
  const all = { [withId(leadPaths.record, quoteLead.id)]: record, ...responses };
  const Page = officeAt(`/leads/${quoteLead.id}/show`, { responses: all });
  render(<Page />);
}

test('a reply is written in a dialog, which keeps the text until the server has sent it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const sent: unknown[] = [];
  const keys: unknown[] = [];
  const failure = new HttpError('The mail server did not take the reply.', 502, {});
  const reply = (body: unknown, formKey: unknown) => {
    sent.push(body);
    keys.push(formKey);
    return sent.length === 1 ? failure : { ...record, state: 'contacted', version: 2 };
  };
  openLead({ [path]: reply });
  await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reply to traffic@northgate.test' });
  const text = within(dialog).getByLabelText(/^Reply/);
  await userEvent.type(text, 'On Monday.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(failure.message);
  expect(text).toHaveValue('On Monday.');
  expect(screen.queryByText('Sent.')).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await screen.findByText('Sent.')).toBeVisible();
  expect(sent).toEqual(
    Array(2).fill({
      version: quoteLead.version,
      subject: expect.stringMatching(/^Your quote request: .+ to .+$/),
      text: 'On Monday.',
    }),
  );
  expect(keys).toEqual(Array(2).fill(expect.stringMatching(/^[\da-f-]{36}$/)));
  expect(keys[0]).toBe(keys[1]);
});

test("without a mail server, a lead has a link to the visitor's email address, says to use it, and has no 'Reply' button", async () => {
  openLead({ [leadPaths.replySender]: { from: null, reply_to: '' } });
  expect(await screen.findByRole('link', { name: 'traffic@northgate.test' })).toBeVisible();
  expect(
    await screen.findByText(/^This server sends no email\. Press the email address above/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
});
