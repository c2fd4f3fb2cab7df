import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { agentItems } from '@/contract/agent';
import { withId } from '@/contract/calls';
import { peoplePaths } from '@/contract/office/people';
import { hank } from '@/testing/fixtures/office';
import { officeAt } from '@/testing/stories/officeStories';

const label = "Certifies as the carrier's agent";

test('an admin lets a driver certify marker lamps, and the form offers only the items of an agent', async () => {
  const changes: unknown[] = [];
  const driver = { ...hank, role: 'driver' };
  const respond = (body: unknown) => {
    if (body !== undefined) changes.push(body);
    return driver;
  };
  const path = withId(peoplePaths.record, hank.id);
  const Page = officeAt(`/people/${hank.id}`, { responses: { [path]: respond } });
  render(<Page />);
  const choices = within(await screen.findByRole('group', { name: label }));
  expect(choices.getAllByRole('checkbox')).toHaveLength(agentItems.length);
  await userEvent.click(choices.getByRole('checkbox', { name: 'Clearance and marker lights' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/updated/i);
  expect(changes).toEqual([{ version: hank.version, agent_items: ['clearance_marker'] }]);
});

test("a mechanic's form has no items of an agent", async () => {
  const Page = officeAt(`/people/${hank.id}`);
  render(<Page />);
  await screen.findByLabelText('Full name');
  expect(screen.queryByRole('group', { name: label })).toBeNull();
});
