import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '../data/queryClient';
import { loadedPart } from './loadedPart';

test("a part of the office whose chunk fails to load shows an error, and 'Try again' loads it", async () => {
  const load = jest
    .fn()
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed.'))
    .mockResolvedValue({ Part: () => <p>Here it is</p> });
  const Part = loadedPart(load, 'Part');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Part />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This part of the office could not be loaded. Please try again.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here it is')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
