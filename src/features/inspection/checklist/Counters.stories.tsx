import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { itemMarkedDefective, itemMarkedGood } from '@/features/inspection/model/inspectionSlice';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { Counters } from './Counters';

const meta: Meta<typeof Counters> = {
  title: 'Report/Checklist/Counters',
  component: Counters,
  parameters: reportParameters,
};
export default meta;

type Story = StoryObj<typeof Counters>;

export const Empty: Story = { decorators: [onReport()] };
export const Mixed: Story = {
  decorators: [
    onReport((dispatch) => {
      dispatch(itemMarkedGood('engine'));
      dispatch(itemMarkedDefective('horn'));
    }),
  ],
};
export const Signs: Story = {
  ...Mixed,
  play: async ({ canvas }) => {
    await canvas.findByText('Passed');
    const readSignImage = (label: string) => {
      const number = canvas.getByText(label).nextElementSibling;
      return number ? getComputedStyle(number, '::before').maskImage : '';
    };
    const signs = ['Passed', 'Failed', 'Pending'].map(readSignImage);
    await expect(signs.filter((sign) => sign.startsWith('url('))).toHaveLength(3);
    await expect(new Set(signs).size).toBe(3);
  },
};
export const Mobile: Story = { ...Mixed, ...phone };
