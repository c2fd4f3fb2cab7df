import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { onReport, reportParameters } from '../../../../testing/reportStories';
import { NextUnchecked } from './NextUnchecked';

const meta: Meta<typeof NextUnchecked> = {
  title: 'Inspection/NextUnchecked',
  component: NextUnchecked,
  parameters: reportParameters,
  decorators: [onReport()],
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};
