import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { blankDraft } from '@/features/inspection/model/state/draftContents';
import { createPhone, openDisk } from '@/testing/report/inspectionSetup';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { reportStates } from '@/testing/stories/statusStories';
import { SetAsideDraft } from './SetAsideDraft';

const kept = {
  header: { values: { truck_number: 'T-204', address: 'Joliet, IL' } },
  checklist: { entities: { horn: { value: false, text: 'No sound' } } },
};

const disk = openDisk();

const meta: Meta<typeof SetAsideDraft> = {
  title: 'Report/Status/SetAsideDraft',
  component: SetAsideDraft,
  parameters: reportParameters,
  args: { open: true, onClose: fn() },
  beforeEach: () => disk.write('aside', kept),
  decorators: [onReport(reportStates.setAside, createPhone(disk))],
};
export default meta;

type Story = StoryObj<typeof SetAsideDraft>;

export const Readable: Story = {};
export const Whole: Story = { beforeEach: () => disk.write('aside', blankDraft) };
export const Mobile: Story = { ...phone };
