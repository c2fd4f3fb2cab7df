import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { headerFieldChanged } from '@/features/inspection/model/inspectionSlice';
import { phone } from '@/testing/stories/phone';
import { remember } from '@/testing/stories/remember';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { OdometerField } from './TripFields';

const meta: Meta<typeof OdometerField> = {
  title: 'Report/Driver, vehicle and trip/OdometerField',
  component: OdometerField,
  parameters: reportParameters,
  decorators: [
    onReport((dispatch) => {
      remember(dispatch, { truck_number: 'T-114', odometer_reading: '418220' });
      dispatch(headerFieldChanged({ field: 'truck_number', value: 'T-114' }));
    }),
  ],
};
export default meta;

type Story = StoryObj<typeof OdometerField>;

export const Empty: Story = {};
export const BelowTheLast: Story = {
  ...phone,
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Odometer');
    await userEvent.type(field, '41,822');
    await expect(canvas.queryByText(/Is .* right/)).toBeNull();
    await userEvent.tab();
    await canvas.findByText('Last report: 418,220. Is 41,822 right?');
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, keep it' }));
    await expect(canvas.queryByText(/Is .* right/)).toBeNull();
    await expect(field).toHaveValue('41,822');
  },
};
