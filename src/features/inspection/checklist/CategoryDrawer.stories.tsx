import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen } from 'storybook/test';
import { itemMarkedDefective, itemMarkedGood } from '@/features/inspection/model/inspectionSlice';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { CategoryDrawer } from './CategoryDrawer';

const meta: Meta<typeof CategoryDrawer> = {
  title: 'Report/Checklist/CategoryDrawer',
  component: CategoryDrawer,
  parameters: reportParameters,
  ...phone,
};
export default meta;

type Story = StoryObj<typeof CategoryDrawer>;

export const Closed: Story = { decorators: [onReport()] };
export const Open: Story = {
  tags: ['richest'],
  decorators: [
    onReport((dispatch) => {
      dispatch(itemMarkedGood('engine'));
      dispatch(itemMarkedDefective('horn'));
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Categories' }));
    await expect(await screen.findByRole('dialog', { name: 'Categories' })).toBeVisible();
  },
};
