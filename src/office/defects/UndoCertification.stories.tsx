import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withId } from '@/contract/calls';
import { defectPaths } from '@/contract/office/defects';
import { openDefect, repairedDefect } from '@/testing/fixtures/office';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { CertifyRepair } from './CertifyAtOnce';
import { UndoCertification } from './UndoCertification';

const meta: Meta<typeof UndoCertification> = {
  title: 'Office/Defects/UndoCertification',
  component: UndoCertification,
  parameters: officeParameters,
  args: { id: repairedDefect.id },
};
export default meta;

type Story = StoryObj<typeof UndoCertification>;

export const Certified: Story = {
  decorators: [
    inOffice(undefined, {
      responses: {
        [withId(defectPaths.certify, openDefect.id)]: { ...repairedDefect, photos: [] },
      },
    }),
  ],
  render: (args) => (
    <>
      <CertifyRepair defect={openDefect} />
      <UndoCertification {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Certify repair/ }));
    const dialog = canvasElement.ownerDocument.querySelector<HTMLElement>(
      '[role=dialog] [type=submit]',
    );
    if (dialog) await userEvent.click(dialog);
    await canvas.findByRole('button', { name: /^Undo/ });
  },
};
