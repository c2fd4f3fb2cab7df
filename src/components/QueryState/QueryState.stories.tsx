import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { QueryState } from './QueryState';

const meta: Meta<typeof QueryState<string[]>> = {
  title: 'Shared/Page parts/QueryState',
  component: QueryState<string[]>,
  args: {
    loadingText: 'Loading...',
    errorText: 'Failed to load data. Please try again later.',
    emptyText: 'No features available.',
    children: (features) => <p>{features.join(', ')}</p>,
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { result: { isError: false } } };
export const Failed: Story = { args: { result: { isError: true } } };
export const Empty: Story = { args: { result: { data: [], isError: false } } };
export const Default: Story = {
  args: { result: { data: ['Home every weekend', 'Paid by the mile'], isError: false } },
};
