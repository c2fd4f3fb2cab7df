import { api } from '@/api/api';
import { calls } from '@/contract/calls';
import { driverPage, driverPagePicture, type DriverPage } from '@/contract/driver';
import type { PictureDescription } from '@/components/Picture/Picture';
import type { SafeHtml } from '@/components/RichText/safeHtml';
import { contentCall } from './contentCall';
import { describedBy } from './describedBy';

/** The drivers page's content. The API misspells the picture's key, and this type corrects it. */
export interface DriverPageContent extends Record<
  Exclude<keyof DriverPage, `${typeof driverPagePicture}${string}`>,
  SafeHtml
> {
  backgroundImage: string | null;
  described?: PictureDescription;
}

export const driverPageApi = api.injectEndpoints({
  endpoints: (build) => ({
    driverPage: build.query<DriverPageContent, void>(
      contentCall(calls.driverPage, driverPage, async (page, prepare) => {
        const {
          [driverPagePicture]: backgroundImage,
          [`${driverPagePicture}_alt`]: _alt,
          [`${driverPagePicture}_widths`]: _widths,
          [`${driverPagePicture}_height`]: _height,
          ...texts
        } = await prepare(page, {
          rich: [
            'driver_and_shipper_text',
            'driver_form_text',
            'opportunities_text',
            'work_with_us_text',
          ],
          media: [driverPagePicture],
        });
        return { ...texts, backgroundImage, described: describedBy(page, driverPagePicture) };
      }),
    ),
  }),
});

export const { useDriverPageQuery } = driverPageApi;
