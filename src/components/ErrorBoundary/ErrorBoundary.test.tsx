import { lazy, Suspense } from 'react';
import { screen } from '@testing-library/react';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { ErrorBoundary } from './ErrorBoundary';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

function Broken(): React.ReactNode {
  throw new Error('broken');
}

test('a page that throws is replaced with a message and a reload button', () => {
  renderWithProviders(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This page did not load');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});

test('a page whose files fail to load is replaced with a reload button', async () => {
  const Missing = lazy(() => Promise.reject(new Error('Loading chunk page-home failed')));
  renderWithProviders(
    <ErrorBoundary>
      <Suspense>
        <Missing />
      </Suspense>
    </ErrorBoundary>,
  );
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible();
});
