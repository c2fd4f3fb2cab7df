import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import { phone } from '@/testing/stories/phone';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { SearchDialog } from './SearchDialog';

const meta: Meta<typeof SearchDialog> = {
  title: 'Office/Layout/SearchDialog',
  component: SearchDialog,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: { onClose: () => {} },
};
export default meta;

type Story = StoryObj<typeof SearchDialog>;

const type =
  (text: string): Story['play'] =>
  async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search' }), text);
  };

export const Empty: Story = {
  play: async () => {
    await screen.findByRole('option', { name: /^Audit log/ });
  },
};
export const Found: Story = {
  play: async (context) => {
    await type('T-204')?.(context);
    await screen.findByRole('option', { name: /^Truck T-204/ });
  },
};
export const Mobile: Story = { ...Found, ...phone };
