import { screen } from '@testing-library/react';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { QueryState } from './QueryState';

function show(result: { data?: string[]; isError: boolean }) {
  renderWithProviders(
    <QueryState
      result={result}
      loadingText="Loading..."
      errorText="Failed to load data"
      emptyText="No features available."
    >
      {(features) => features.map((feature) => <p key={feature}>{feature}</p>)}
    </QueryState>,
  );
}

test('loading', () => {
  show({ isError: false });
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
});

test('failed: an alert', () => {
  show({ isError: true });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load data');
});

test('empty', () => {
  show({ data: [], isError: false });
  expect(screen.getByText('No features available.')).toBeVisible();
});

test('full', () => {
  show({ data: ['Home every weekend'], isError: false });
  expect(screen.getByText('Home every weekend')).toBeVisible();
});

test('a failed refetch leaves what there is', () => {
  show({ data: ['Home every weekend'], isError: true });
  expect(screen.getByText('Home every weekend')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
