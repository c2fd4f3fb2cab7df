import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { deferredDefect, openDefect, repairedDefect } from '@/testing/fixtures/office';
import { endedDeferral, lateDefect, saysGoodDefect } from '@/testing/fixtures/defectStates';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { DefectState } from './DefectState';

const meta: Meta<typeof DefectState> = {
  title: 'Office/Defects/DefectState',
  component: DefectState,
  parameters: officeParameters,
  decorators: [inOffice()],
};
export default meta;

type Story = StoryObj<typeof DefectState>;

export const Open: Story = { args: { defect: openDefect } };
export const SaidToBeGood: Story = { args: { defect: saysGoodDefect } };
export const Deferred: Story = { args: { defect: deferredDefect } };
export const DeferralEnded: Story = { args: { defect: endedDeferral } };
export const Repaired: Story = { args: { defect: repairedDefect } };
export const LateReport: Story = { args: { defect: lateDefect } };
