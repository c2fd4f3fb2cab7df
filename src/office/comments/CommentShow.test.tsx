import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { commentPaths } from '@/contract/office/comments';
import { officeAt } from '@/testing/stories/officeStories';

test("'Publish' on the page of a waiting comment publishes the comment", async () => {
  const bodies: unknown[] = [];
  const approve = (body: unknown) => {
    bodies.push(body);
    return { data: [] };
  };
  const Page = officeAt('/comments/5/show', { responses: { [commentPaths.approve]: approve } });
  render(<Page />);
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('On the site.')).toBeVisible();
  expect(bodies).toEqual([{ ids: [5] }]);
});
