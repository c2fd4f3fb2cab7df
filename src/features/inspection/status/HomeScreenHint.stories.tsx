import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { itemMarkedGood } from '@/features/inspection/model/inspectionSlice';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { HomeScreenHint } from './HomeScreenHint';

const meta: Meta<typeof HomeScreenHint> = {
  title: 'Report/Status/HomeScreenHint',
  component: HomeScreenHint,
  parameters: reportParameters,
  decorators: [onReport((dispatch) => dispatch(itemMarkedGood('horn')))],
};
export default meta;

type Story = StoryObj<typeof HomeScreenHint>;

export const OnAnIphone: Story = {
  ...phone,
  beforeEach: () => {
    localStorage.removeItem('homeScreenHintClosed');
    Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
    return () => void Reflect.deleteProperty(navigator, 'standalone');
  },
};
export const Elsewhere: Story = {};
