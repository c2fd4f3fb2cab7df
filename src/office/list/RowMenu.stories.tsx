import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { RowMenu } from './RowMenu';

const meta: Meta<typeof RowMenu> = {
  title: 'Office/Lists/RowMenu',
  component: RowMenu,
  decorators: [inOffice()],
  parameters: officeParameters,
  args: {
    name: 'Truck T-204',
    actions: [
      { label: 'Reports of Truck T-204', to: '/reports' },
      { label: 'Call (312) 555-0100', href: 'tel:3125550100' },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof RowMenu>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions of Truck T-204' }));
  },
};
export const Mobile: Story = { ...Open, ...phone };
