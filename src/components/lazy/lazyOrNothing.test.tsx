import { Suspense, type ComponentType } from 'react';
import { render, screen } from '@testing-library/react';
import { lazyOrNothing } from './lazyOrNothing';

const renderOnPage = (Part: ComponentType) =>
  render(
    <main>
      Report
      <Suspense fallback=", loading">
        <Part />
      </Suspense>
    </main>,
  );

test('a part whose chunk cannot be loaded, even with a retry, shows nothing, and the rest of the page stays', async () => {
  const load = jest.fn(() => Promise.reject<() => null>(new Error('No connection')));
  const Part = lazyOrNothing(load);
  renderOnPage(Part);
  expect(screen.getByRole('main')).toHaveTextContent('Report, loading');
  expect(await screen.findByText('Report', undefined, { timeout: 5000 })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(/^Report$/);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that throws shows nothing, and the rest of the page stays', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Part = lazyOrNothing(async () => () => {
    throw new Error('Unexpected data');
  });
  renderOnPage(Part);
  expect(await screen.findByText('Report')).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent(/^Report$/);
});
