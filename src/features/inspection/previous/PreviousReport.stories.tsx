import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  defects,
  heldBy,
  makePreviousResponse,
  previousOfBoth,
} from '@/testing/fixtures/extensions';
import { phone } from '@/testing/stories/phone';
import { inTheDark, onReport, reportParameters } from '@/testing/stories/reportStories';
import { PreviousReport } from './PreviousReports';

const meta: Meta<typeof PreviousReport> = {
  title: 'Report/Last report/PreviousReport',
  component: PreviousReport,
  parameters: reportParameters,
  decorators: [onReport()],
  args: { response: makePreviousResponse(defects.open, defects.deferred, defects.certified) },
};
export default meta;

type Story = StoryObj<typeof PreviousReport>;

export const OpenDefects: Story = {};
export const Mobile: Story = { ...phone };
export const Dark: Story = { ...inTheDark };
export const Held: Story = { args: { response: heldBy(defects.open, defects.saysGood) } };
export const TruckAndTrailer: Story = { args: { response: previousOfBoth } };
