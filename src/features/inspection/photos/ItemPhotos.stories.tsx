import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { itemMarkedDefective, photoStored } from '@/features/inspection/model/inspectionSlice';
import { draftIn } from '@/features/inspection/model/state/inspectionState';
import type { Photo } from '@/features/inspection/model/state/photo';
import { hornPhoto, rejectedPhoto, sentPhoto } from '@/testing/fixtures/photos';
import { phone } from '@/testing/stories/phone';
import { inTheDark, onReport, reportParameters } from '@/testing/stories/reportStories';
import { ItemPhotos } from './ItemPhotos';

const withPhotos = (...photos: Photo[]) =>
  onReport((dispatch) => {
    dispatch(itemMarkedDefective('horn'));
    dispatch((_dispatch, getState) => {
      const { form } = draftIn(getState());
      for (const photo of photos) dispatch(photoStored({ ...photo, form }));
    });
  });

const numbered = (photo: Photo, number: number): Photo => ({
  ...photo,
  id: `${photo.id}${number}`,
});

const meta: Meta<typeof ItemPhotos> = {
  title: 'Report/Photos/ItemPhotos',
  component: ItemPhotos,
  args: { itemKey: 'horn', label: 'Horn' },
  parameters: reportParameters,
};
export default meta;

type Story = StoryObj<typeof ItemPhotos>;

const showsPhoto = (number: number): Story['play'] =>
  async function play({ canvas }) {
    await canvas.findByRole('img', { name: `Photo ${number}, Horn` });
  };

export const Empty: Story = { decorators: [withPhotos()] };
export const Waiting: Story = {
  decorators: [withPhotos(sentPhoto, hornPhoto)],
  play: showsPhoto(2),
};
export const Rejected: Story = {
  decorators: [withPhotos(sentPhoto, rejectedPhoto)],
  play: showsPhoto(2),
};
export const Four: Story = {
  tags: ['richest'],
  ...phone,
  play: showsPhoto(4),
  decorators: [withPhotos(...[1, 2, 3, 4].map((number) => numbered(hornPhoto, number)))],
};
export const Dark: Story = { ...Waiting, ...inTheDark };
