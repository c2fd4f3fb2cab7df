import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { openDefect } from '@/testing/fixtures/office';
import { saysGoodDefect } from '@/testing/fixtures/defectStates';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { CertifyAtOnce, CertifyRepair } from './CertifyAtOnce';

const meta: Meta<typeof CertifyAtOnce> = {
  title: 'Office/Defects/CertifyAtOnce',
  component: CertifyAtOnce,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: { defect: saysGoodDefect },
  play: shows(/^Certify repair/),
};
export default meta;

type Story = StoryObj<typeof CertifyAtOnce>;

export const DriverSaysGood: Story = {};
export const NobodySaysGood: Story = { render: () => <CertifyRepair defect={openDefect} /> };
export const Mobile: Story = { ...phone };
