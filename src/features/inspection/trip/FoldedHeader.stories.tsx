import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { defaultSettings } from '@/contract/settings';
import {
  headerFieldChanged,
  dateTimeReplaced,
  rememberedHeaderUsed,
  tripChosen,
} from '@/features/inspection/model/inspectionSlice';
import { now, type Trip } from '@/features/inspection/model/state/header';
import { longText } from '@/testing/fixtures/extremes';
import { phone } from '@/testing/stories/phone';
import { remember } from '@/testing/stories/remember';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { FoldedHeader } from './FoldedHeader';

const header = {
  carrier: 'A. Driver',
  truck_number: 'T-114',
  trailer_numbers: 'TR-9',
  drivers_signature: 'A. Driver',
};

const meta: Meta<typeof FoldedHeader> = {
  title: 'Report/Driver, vehicle and trip/FoldedHeader',
  component: FoldedHeader,
  parameters: {
    ...reportParameters,
    app: { ...reportParameters.app, settings: { ...defaultSettings, fleet: true } },
  },
  ...phone,
};
export default meta;

type Story = StoryObj<typeof FoldedHeader>;

const folded = (remembered: typeof header, trip: Trip = 'before') =>
  onReport((dispatch) => {
    remember(dispatch, remembered);
    dispatch(dateTimeReplaced(now()));
    dispatch(rememberedHeaderUsed());
    dispatch(tripChosen(trip));
  });

export const Folded: Story = { decorators: [folded(header)] };
export const AfterTheTrip: Story = { decorators: [folded(header, 'after')] };
export const LongTexts: Story = { decorators: [folded({ ...header, truck_number: longText })] };

export const OfLongAgo: Story = {
  decorators: [
    onReport((dispatch) => {
      remember(dispatch, header);
      dispatch(rememberedHeaderUsed());
      dispatch(headerFieldChanged({ field: 'date', value: '2020-11-20' }));
    }),
  ],
};
