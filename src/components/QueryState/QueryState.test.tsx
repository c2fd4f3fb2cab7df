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

test('QueryState shows the loading text while there is neither data nor an error', () => {
  show({ isError: false });
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
});

test('QueryState shows an alert for a failed call', () => {
  show({ isError: true });
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to load data');
});

test('QueryState shows the empty text for an empty list', () => {
  show({ data: [], isError: false });
  expect(screen.getByText('No features available.')).toBeVisible();
});

test('QueryState shows the data', () => {
  show({ data: ['Home every weekend'], isError: false });
  expect(screen.getByText('Home every weekend')).toBeVisible();
});

test('QueryState keeps the data after a failed refetch', () => {
  show({ data: ['Home every weekend'], isError: true });
  expect(screen.getByText('Home every weekend')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
