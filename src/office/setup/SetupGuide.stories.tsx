import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { siteChecklistPath } from '@/contract/office/siteChecklist';
import { blankChecklist } from '@/testing/fixtures/officeContent';
import { noConnection, officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { SetupGuide } from './SetupGuide';

const meta: Meta<typeof SetupGuide> = {
  title: 'Office/SetupGuide',
  component: SetupGuide,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof SetupGuide>;

export const Begun: Story = {
  render: officeAt('/setup', { responses: { [siteChecklistPath]: blankChecklist } }),
  play: shows(/steps done/),
};
export const NotLoaded: Story = {
  render: officeAt('/setup', { responses: { [siteChecklistPath]: noConnection } }),
  play: shows(/No connection/),
};
export const OnPhone: Story = { ...Begun, ...phone };
