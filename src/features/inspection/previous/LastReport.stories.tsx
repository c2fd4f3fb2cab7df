import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { defects, makePreviousResponse, previousOfBoth } from '@/testing/fixtures/extensions';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { LastReport } from './LastReport';

const [withDefects] = makePreviousResponse(
  defects.open,
  defects.certified,
  defects.earlier,
).vehicles;
const [, reviewed] = previousOfBoth.vehicles;
if (!withDefects || !reviewed) throw new Error('The fixtures have no vehicle');

const meta: Meta<typeof LastReport> = {
  title: 'Report/Last report/LastReport',
  component: LastReport,
  parameters: reportParameters,
  decorators: [onReport()],
  args: { vehicle: withDefects, isReviewable: true },
};
export default meta;

type Story = StoryObj<typeof LastReport>;

export const WithDefects: Story = {};
export const Signed: Story = { args: { isReviewable: false } };
export const ReviewedWithoutDefects: Story = { args: { vehicle: reviewed } };
export const NoReport: Story = { args: { vehicle: { ...withDefects, report: null, defects: [] } } };
export const Mobile: Story = { ...phone };
