import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HttpError } from 'react-admin';
import { screen } from 'storybook/test';
import { withId } from '@/contract/calls';
import { defectPaths } from '@/contract/office/defects';
import { deferredDefect, openDefect, repairedDefect } from '@/testing/fixtures/office';
import { justReopened } from '@/testing/fixtures/defectStates';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { DefectActions } from './DefectActions';

const meta: Meta<typeof DefectActions> = {
  title: 'Office/Defects/DefectActions',
  component: DefectActions,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof DefectActions>;

export const Open: Story = { decorators: [inOffice(openDefect)], play: shows('Certify repair') };
export const Deferred: Story = { decorators: [inOffice(deferredDefect)], play: shows('Defer') };
export const Repaired: Story = { decorators: [inOffice(repairedDefect)], play: shows('Reopen') };
export const JustReopened: Story = {
  decorators: [inOffice(justReopened)],
  play: shows("Take back 'Reopen'"),
};
export const CertifyDialog: Story = {
  ...Open,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Certify repair' }));
    await screen.findByRole('dialog');
  },
};
export const DeferDialog: Story = {
  ...Deferred,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Defer' }));
    await screen.findByRole('dialog');
  },
};
const outdated = new HttpError('Someone else changed this while you were editing.', 409, {});
export const ChangedBySomeoneElse: Story = {
  decorators: [
    inOffice(openDefect, {
      responses: {
        [withId(defectPaths.reopen, openDefect.id)]: outdated,
        [withId(defectPaths.defer, openDefect.id)]: outdated,
        [withId(defectPaths.certify, openDefect.id)]: outdated,
        [withId(defectPaths.record, openDefect.id)]: { ...repairedDefect, id: openDefect.id },
      },
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Certify repair' }));
    const [, send] = await screen.findAllByRole('button', { name: 'Certify repair', hidden: true });
    if (send) await userEvent.click(send);
    await screen.findByText(/It is now: Repaired/);
  },
};
export const Mobile: Story = { ...Open, ...phone };
