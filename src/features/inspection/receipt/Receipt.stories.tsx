import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { longWord } from '@/testing/fixtures/extremes';
import { makeSentReport } from '@/testing/fixtures/sentReport';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { reportStates } from '@/testing/stories/statusStories';
import { Receipt } from './Receipt';

const meta: Meta<typeof Receipt> = {
  title: 'Report/Receipt and history/Receipt',
  component: Receipt,
  parameters: reportParameters,
  decorators: [onReport()],
  args: {
    report: makeSentReport(),
    titleId: 'receipt',
    onNext: fn(),
    onShow: fn(),
    onAnotherTruck: null,
    vehicles: <CheckCircleOutlinedIcon color="success" sx={{ fontSize: 56 }} />,
  },
};
export default meta;

type Story = StoryObj<typeof Receipt>;

export const AllClear: Story = {};
export const SavedWithDefects: Story = {
  args: { report: { ...makeSentReport(), outcome: 'saved' }, onAnotherTruck: fn() },
};
export const Superseded: Story = {
  args: { report: { ...makeSentReport(), outcome: 'superseded' } },
};
export const PhotosOnPhone: Story = {
  args: SavedWithDefects.args,
  decorators: [onReport(reportStates.photosWaiting)],
};
export const Mobile: Story = { ...phone };
export const LongTexts: Story = { ...phone, args: { report: makeSentReport(longWord) } };
