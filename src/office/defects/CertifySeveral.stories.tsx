import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ListContextProvider, useList } from 'react-admin';
import { deferredDefect, openDefect } from '@/testing/fixtures/office';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { CertifySeveral } from './CertifySeveral';

function WithTwoDefects() {
  const list = useList({ data: [openDefect, deferredDefect] });
  const selectedIds = [openDefect.id, deferredDefect.id];
  return (
    <ListContextProvider value={{ ...list, selectedIds }}>
      <CertifySeveral />
    </ListContextProvider>
  );
}

const meta: Meta<typeof CertifySeveral> = {
  title: 'Office/Defects/CertifySeveral',
  component: CertifySeveral,
  parameters: officeParameters,
  decorators: [inOffice()],
  render: WithTwoDefects,
  play: shows('Certify repair'),
};
export default meta;

type Story = StoryObj<typeof CertifySeveral>;

export const NoneSelected: Story = {};
export const DialogOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Certify repair'));
  },
};
