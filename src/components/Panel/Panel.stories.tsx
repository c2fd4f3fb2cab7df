import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { FormField } from '../FormField/FormField';
import { Panel, PanelFields } from './Panel';

const meta: Meta<typeof Panel> = {
  title: 'Report/Shared parts/Panel',
  component: Panel,
  parameters: reportParameters,
  decorators: [onReport()],
  args: {
    title: 'Driver and vehicle',
    children: (
      <PanelFields>
        <FormField label="Driver name" />
        <FormField label="Truck number" />
      </PanelFields>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof Panel>;

export const Sheet: Story = {};
export const Mobile: Story = { ...phone };
