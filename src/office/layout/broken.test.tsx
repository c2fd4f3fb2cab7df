import { render, screen } from '@testing-library/react';
import { officeAt } from '@/testing/stories/officeStories';

jest.mock('../today/Today', () => ({
  Today: () => {
    throw new Error('The page fails.');
  },
}));

test('a page that fails to render offers a reload and keeps the menu', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Page = officeAt('/');
  render(<Page />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This page has stopped working. What was saved is safe.',
  );
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  expect(screen.getByRole('menuitem', { name: /^Vehicles/ })).toBeVisible();
});
