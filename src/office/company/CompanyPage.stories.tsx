import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { auditPaths } from '@/contract/office/audit';
import { companyEntry } from '@/testing/fixtures/officeContent';
import { phone } from '@/testing/stories/phone';
import { officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { CompanyPage } from './CompanyPage';

const meta: Meta<typeof CompanyPage> = {
  title: 'Office/Pages/CompanyPage',
  component: CompanyPage,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof CompanyPage>;

export const Stored: Story = { render: officeAt('/company'), play: shows('Accent color') };
export const Undone: Story = {
  render: officeAt('/company', {
    responses: { [auditPaths.list]: { data: [companyEntry], total: 1 } },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Undo the change of/ }));
    await canvas.findByDisplayValue('Freight that arrives');
  },
};
export const Mobile: Story = { ...Stored, ...phone };
export const Dark: Story = { ...Stored, globals: { theme: 'dark' } };
