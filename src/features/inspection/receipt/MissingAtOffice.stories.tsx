import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withId } from '@/contract/calls';
import { extensionPaths } from '@/contract/extensions';
import { headerFieldChanged } from '@/features/inspection/model/inspectionSlice';
import { longWord } from '@/testing/fixtures/extremes';
import { makeSentReport } from '@/testing/fixtures/sentReport';
import { rejectedWith } from '@/testing/stories/callStories';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { MissingAtOffice } from './MissingAtOffice';

const path = withId(extensionPaths.report, 17);

const meta: Meta<typeof MissingAtOffice> = {
  title: 'Report/Receipt and history/MissingAtOffice',
  component: MissingAtOffice,
  parameters: {
    ...reportParameters,
    ...rejectedWith('get', path, { detail: 'Not found.' }, 404),
  },
  decorators: [onReport()],
  args: { owner: 'dana.driver', report: makeSentReport(), onSentAgain: () => undefined },
};
export default meta;

type Story = StoryObj<typeof MissingAtOffice>;

export const Missing: Story = {};
export const Mobile: Story = { ...phone };
export const LongTexts: Story = { ...phone, args: { report: makeSentReport(longWord) } };
export const FormInProgress: Story = {
  decorators: [
    onReport((dispatch) => dispatch(headerFieldChanged({ field: 'address', value: 'Joliet, IL' }))),
  ],
};
