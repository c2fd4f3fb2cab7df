import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { consentVersion } from '@/contract/signingConsent';
import {
  certificationRejected,
  defectCertified,
} from '@/features/inspection/model/inspectionSlice';
import { defects } from '@/testing/fixtures/extensions';
import { phone } from '@/testing/stories/phone';
import { inTheDark, onReport, reportParameters } from '@/testing/stories/reportStories';
import { CertifyAsAgent } from './CertifyAsAgent';

const meta: Meta<typeof CertifyAsAgent> = {
  title: 'Report/Last report/CertifyAsAgent',
  component: CertifyAsAgent,
  parameters: reportParameters,
  decorators: [onReport()],
  args: { defect: defects.open },
};
export default meta;

type Story = StoryObj<typeof CertifyAsAgent>;

const signed = {
  defect: defects.open.id,
  version: defects.open.version,
  state: 'repaired' as const,
  note: 'New bulb',
  certified_at: '2026-11-21T11:02:00.000Z',
  consent: consentVersion,
};

export const Closed: Story = {};
export const Open: Story = {
  ...phone,
  tags: ['richest'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Certify as/ }));
    await canvas.findByRole('button', { name: 'Sign and certify' });
  },
};
export const NotSent: Story = {
  decorators: [
    onReport((dispatch) => {
      dispatch(defectCertified(signed));
    }),
  ],
};
export const Rejected: Story = {
  decorators: [
    onReport((dispatch) => {
      dispatch(defectCertified(signed));
      const refusal = 'Someone has changed the defect in the meantime.';
      dispatch(certificationRejected({ defect: signed.defect, refusal }));
    }),
  ],
};
export const Dark: Story = { ...Open, ...inTheDark };
