import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { peoplePaths } from '@/contract/office/people';
import { withId } from '@/contract/calls';
import { hank } from '@/testing/fixtures/office';
import { officeAt } from '@/testing/stories/officeStories';

const auditor = { ...hank, role: 'auditor', access_until: '2020-03-31' };

test("an admin sees that an auditor's access has ended, and extends it", async () => {
  const path = withId(peoplePaths.record, hank.id);
  const changes: unknown[] = [];
  const respond = (body: unknown) => {
    if (body !== undefined) changes.push(body);
    return auditor;
  };
  const Page = officeAt(`/people/${hank.id}`, { responses: { [path]: respond } });
  render(<Page />);
  expect(await screen.findByText('Ended after Mar 31, 2020')).toBeVisible();
  const day = screen.getByLabelText(/^Last day/);
  expect(day).toHaveValue('2020-03-31');
  await userEvent.clear(day);
  await userEvent.type(day, '2099-12-31');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/updated/i);
  expect(changes).toEqual([{ version: hank.version, access_until: '2099-12-31' }]);
});

test("the form of a mechanic's account has no field for a last day", async () => {
  const Page = officeAt(`/people/${hank.id}`);
  render(<Page />);
  await screen.findByLabelText('Full name');
  expect(screen.queryByLabelText(/^Last day/)).toBeNull();
});
