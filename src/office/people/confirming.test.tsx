import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountPaths } from '@/contract/office/accounts';
import { peoplePaths } from '@/contract/office/people';
import { withId } from '@/contract/calls';
import { hank } from '@/testing/fixtures/office';
import { noConnection, officeAt } from '@/testing/stories/officeStories';

test.each([
  ['loads the changed account', { ...hank, disabled: true, version: hank.version + 1 }],
  ['cannot load the account', noConnection],
])(
  "text typed in a person's form is kept when an action next to the form %s",
  async (_case, later) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isDone = false;
    const disabled = () => {
      isDone = true;
      return { ...hank, disabled: true };
    };
    const responses = {
      [withId(peoplePaths.action('disable'), hank.id)]: disabled,
      [withId(peoplePaths.record, hank.id)]: () => (isDone ? later : hank),
    };
    const Page = officeAt(`/people/${hank.id}`, { responses });
    render(<Page />);
    const name = await screen.findByLabelText('Full name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Henry');
    await userEvent.click(screen.getByRole('button', { name: 'Disable' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Disable' }));
    await screen.findByText(later === noConnection ? noConnection.message : 'Disabled');
    expect(screen.getByLabelText('Full name')).toHaveValue('Henry');
  },
);

test('an action on an account requires a confirmation, and its dialog shows the reason for a failure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const disable = withId(peoplePaths.action('disable'), hank.id);
  let isAway = true;
  const responses = { [disable]: () => (isAway ? noConnection : { ...hank, disabled: true }) };
  const Page = officeAt(`/people/${hank.id}`, { responses });
  render(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: 'Disable' }));
  const dialog = await screen.findByRole('dialog', { name: 'Disable: hank' });
  const press = (name: string) => userEvent.click(within(dialog).getByRole('button', { name }));
  await press('Disable');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(noConnection.message);
  isAway = false;
  await press('Disable');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await screen.findByText('They can no longer sign in.')).toBeVisible();
});

test('an admin records a withdrawal of the consent to sign electronically, which the page then no longer shows', async () => {
  const account = { id: hank.id, name: 'Hank Novak' };
  const given = { version: 2, at: '2026-11-19T08:00:00Z' };
  let signing_consent: typeof given | null = given;
  const Page = officeAt(`/people/${hank.id}`, {
    responses: {
      [withId(accountPaths.record, hank.id)]: () => ({ ...account, signing_consent }),
      [withId(peoplePaths.action('withdraw-consent'), hank.id)]: () => {
        signing_consent = null;
        return hank;
      },
    },
  });
  render(<Page />);
  const fact = await screen.findByText(
    'Consented to sign electronically Nov 19, 2026, text version 2',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw consent' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw consent: hank' });
  expect(dialog).toHaveTextContent('What they signed stays signed.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw consent' }));
  expect(await screen.findByText('The withdrawal was recorded.')).toBeVisible();
  await waitFor(() => expect(fact).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Withdraw consent' })).toBeNull();
});
