import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { phone } from '@/testing/stories/phone';
import { officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { OfficeLayout } from './OfficeLayout';

const meta: Meta<typeof OfficeLayout> = {
  title: 'Office/Layout/OfficeLayout',
  component: OfficeLayout,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof OfficeLayout>;

export const ForAnAdmin: Story = { render: officeAt('/'), play: shows('People') };
export const LongPage: Story = {
  render: officeAt('/'),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Last 30 days');
    const getElementHeight = (name: string) =>
      canvasElement.querySelector(name)?.getBoundingClientRect().height ?? 0;
    const page = getElementHeight('.RaLayout-contentWithSidebar');
    await expect(page).toBeGreaterThan(window.innerHeight);
    await expect(getElementHeight('.RaSidebar-docked')).toBe(page);
  },
};
export const ForAMechanic: Story = {
  render: officeAt('/', { role: 'mechanic' }),
  play: shows('Vehicles'),
};
export const Mobile: Story = { render: officeAt('/'), play: shows('Last 30 days'), ...phone };
