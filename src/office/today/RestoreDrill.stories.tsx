import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { RestoreDrill } from './RestoreDrill';

const drill = {
  backup_at: '2026-11-22T07:00:00Z',
  checked_at: '2026-11-22T08:00:00Z',
  problem: null,
};

const meta: Meta<typeof RestoreDrill> = {
  title: 'Office/Today/RestoreDrill',
  component: RestoreDrill,
  parameters: officeParameters,
  decorators: [inOffice()],
};
export default meta;

type Story = StoryObj<typeof RestoreDrill>;

export const Restored: Story = { args: { drill }, play: shows(/restored and checked/) };
export const Failed: Story = {
  args: { drill: { ...drill, problem: 'Table users did not come back as it was.' } },
  play: shows(/could not be restored/),
};
