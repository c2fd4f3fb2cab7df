import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { driverNamed } from '@/features/inspection/model/inspectionSlice';
import { inTheDark, onReport, reportParameters } from '@/testing/stories/reportStories';
import { DriverName } from './DriverName';

const meta: Meta<typeof DriverName> = {
  title: 'Report/Driver, vehicle and trip/DriverName',
  component: DriverName,
  parameters: reportParameters,
};
export default meta;

type Story = StoryObj<typeof DriverName>;

const named = onReport((dispatch) => dispatch(driverNamed('Dana Miles')));

export const OfTheAccount: Story = { decorators: [named] };
export const Typed: Story = { decorators: [onReport()] };
export const Dark: Story = { ...OfTheAccount, ...inTheDark };
export const Mobile: Story = { ...OfTheAccount, globals: { viewport: { value: 'phone' } } };
