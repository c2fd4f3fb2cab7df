import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { repairDoubted } from '@/features/inspection/model/inspectionSlice';
import { longText, longWord } from '@/testing/fixtures/extremes';
import { defects } from '@/testing/fixtures/extensions';
import { phone } from '@/testing/stories/phone';
import { inTheDark, onReport, reportParameters } from '@/testing/stories/reportStories';
import { DefectLine } from './DefectLine';

const meta: Meta<typeof DefectLine> = {
  title: 'Report/Last report/DefectLine',
  component: DefectLine,
  parameters: reportParameters,
  decorators: [onReport()],
  render: (args) => (
    <ul style={{ padding: 0, listStyle: 'none' }}>
      <DefectLine {...args} />
    </ul>
  ),
  args: { defect: defects.certified, isReviewable: true },
};
export default meta;

type Story = StoryObj<typeof DefectLine>;

export const Certified: Story = {};
export const NotFixed: Story = {
  ...phone,
  decorators: [
    onReport((dispatch) => dispatch(repairDoubted({ defect: 31, version: 2, note: 'Silent' }))),
  ],
};
export const Signed: Story = { args: { isReviewable: false } };
export const Open: Story = { args: { defect: defects.open } };
export const Deferred: Story = { args: { defect: defects.deferred } };
export const DriverSaysGood: Story = { args: { defect: defects.saysGood } };
export const Reopened: Story = { args: { defect: defects.reopened } };
export const MayBeTakenBack: Story = {
  ...phone,
  args: { defect: { ...defects.reopened, may_take_back: true } },
};
export const ClosedBeforeCertification: Story = { args: { defect: defects.markedGood } };
export const LongTexts: Story = {
  ...phone,
  args: { defect: { ...defects.certified, description: `${longText} ${longWord}` } },
};
export const Dark: Story = { ...Open, ...inTheDark };
