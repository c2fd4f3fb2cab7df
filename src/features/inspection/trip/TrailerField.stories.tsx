import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { defaultSettings } from '@/contract/settings';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { TrailerField } from './VehicleFields';

const meta: Meta<typeof TrailerField> = {
  title: 'Report/Driver, vehicle and trip/TrailerField',
  component: TrailerField,
  parameters: {
    ...reportParameters,
    app: { ...reportParameters.app, settings: { ...defaultSettings, fleet: true } },
  },
  decorators: [onReport()],
};
export default meta;

type Story = StoryObj<typeof TrailerField>;

export const Empty: Story = {};
export const OneOrTwo: Story = {
  ...phone,
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Trailer numbers');
    await userEvent.type(field, 'TR-601 TR-602');
    await userEvent.tab();
    await userEvent.click(await canvas.findByRole('button', { name: 'TR-601, TR-602' }));
    await expect(field).toHaveValue('TR-601, TR-602');
  },
};
