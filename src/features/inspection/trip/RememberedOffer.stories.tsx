import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longText } from '@/testing/fixtures/extremes';
import { phone } from '@/testing/stories/phone';
import { remember } from '@/testing/stories/remember';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { RememberedOffer } from './TripFields';

const header = {
  carrier: 'A. Driver',
  truck_number: 'T-114',
  trailer_numbers: 'TR-9',
  drivers_signature: 'A. Driver',
};

const remembering = (remembered: typeof header) =>
  onReport((dispatch) => remember(dispatch, remembered));

const meta: Meta<typeof RememberedOffer> = {
  title: 'Report/Driver, vehicle and trip/RememberedOffer',
  component: RememberedOffer,
  parameters: reportParameters,
};
export default meta;

type Story = StoryObj<typeof RememberedOffer>;

export const Offered: Story = { ...phone, decorators: [remembering(header)] };
export const LongTexts: Story = {
  ...phone,
  decorators: [remembering({ ...header, carrier: longText })],
};
export const NothingRemembered: Story = { decorators: [onReport()] };
