import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withId } from '@/contract/calls';
import { fleetPaths } from '@/contract/fleet';
import { repairedDefect } from '@/testing/fixtures/office';
import { defectPhotos } from '@/testing/fixtures/photos';
import { inOffice, never, noConnection, officeParameters } from '@/testing/stories/officeStories';
import { DefectPhotos } from './DefectPhotos';

const meta: Meta<typeof DefectPhotos> = {
  title: 'Office/DefectPhotos',
  component: DefectPhotos,
  args: { defect: { ...repairedDefect, photos: defectPhotos } },
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof DefectPhotos>;

/** All pictures are answered by this. */
const answering = (answer: unknown) =>
  inOffice(undefined, {
    answers: Object.fromEntries(
      defectPhotos.map(({ id }) => [withId(fleetPaths.photo, id), answer]),
    ),
  });

export const Two: Story = { decorators: [inOffice()] };
export const Opened: Story = {
  ...Two,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Photo 1, Horn' }));
  },
};
export const Loading: Story = { decorators: [answering(never)] };
export const Failed: Story = { decorators: [answering(noConnection)] };
