import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { validation } from '@/contract/messages/validation';
import { peoplePaths } from '@/contract/office/people';
import { withId } from '@/contract/calls';
import { toHttpError } from '../data/call';
import { hank } from '@/testing/fixtures/office';
import { officeAt } from '@/testing/stories/officeStories';

test("an admin who clears a mechanic's email address reads below the field that it is required", async () => {
  // react-admin prints each rejected save.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const path = withId(peoplePaths.record, hank.id);
  const changes: unknown[] = [];
  const respond = (body: unknown) => {
    if (body === undefined) return hank;
    changes.push(body);
    const fields = { email: [validation.required('Email')] };
    return Promise.reject(toHttpError({ kind: 'rejected', status: 400, detail: null, fields }));
  };
  const Page = officeAt(`/people/${hank.id}`, { responses: { [path]: respond } });
  render(<Page />);
  const email = await screen.findByLabelText(/^Email/);
  expect(screen.getByText('Email', { selector: 'label *' }).closest('label')).toHaveTextContent(
    /\*$/,
  );
  await userEvent.clear(email);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Email is required');
  expect(email).toHaveAccessibleDescription('Email is required');
  expect(email).toHaveValue('');
  expect(changes).toEqual([{ version: hank.version, email: '' }]);
});
