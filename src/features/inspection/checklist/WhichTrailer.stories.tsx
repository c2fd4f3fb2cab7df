import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { headerFieldChanged, trailersChosen } from '@/features/inspection/model/inspectionSlice';
import { phone } from '@/testing/stories/phone';
import { inTheDark, onReport, reportParameters } from '@/testing/stories/reportStories';
import { WhichTrailer } from './WhichTrailer';

const two = headerFieldChanged({ field: 'trailer_numbers', value: '53-0192, 53-0200' });

const meta: Meta<typeof WhichTrailer> = {
  title: 'Report/Checklist/WhichTrailer',
  component: WhichTrailer,
  parameters: reportParameters,
  args: { itemKey: 'doors', label: 'Doors' },
  decorators: [onReport((dispatch) => dispatch(two))],
};
export default meta;

type Story = StoryObj<typeof WhichTrailer>;

export const NotSure: Story = {};
export const One: Story = {
  ...phone,
  decorators: [
    onReport((dispatch) => {
      dispatch(two);
      dispatch(trailersChosen({ key: 'doors', trailers: ['53-0200'] }));
    }),
  ],
};
export const Dark: Story = { ...One, ...inTheDark };
