import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http, HttpResponse } from 'msw';
import { extensionPaths } from '@/contract/extensions';
import { defectPhotos, roadPicture } from '@/testing/fixtures/photos';
import { withoutResponse } from '@/testing/stories/callStories';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { SentPhotos } from './SentPhotos';

const picture = async () =>
  new HttpResponse(await (await fetch(roadPicture)).blob(), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });

const meta: Meta<typeof SentPhotos> = {
  title: 'Report/Photos/SentPhotos',
  component: SentPhotos,
  args: { owner: 'dana.driver', label: 'Horn', photos: defectPhotos },
  parameters: { ...reportParameters, msw: [http.get(extensionPaths.photo, picture)] },
  decorators: [onReport()],
};
export default meta;

type Story = StoryObj<typeof SentPhotos>;

export const Two: Story = {};
export const Empty: Story = { args: { photos: [] } };
export const Loading: Story = {
  parameters: {
    ...withoutResponse('get', extensionPaths.photo),
    app: { ...reportParameters.app, waits: true },
  },
};
