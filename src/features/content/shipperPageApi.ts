import { api } from '@/api/api';
import { calls } from '@/contract/calls';
import {
  reasonsToChoose,
  secondReasons,
  shipperPage,
  shipperPagePicture,
  thirdReasons,
  type ReasonToChoose,
  type SecondReason,
  type ShipperPage,
  type ThirdReason,
} from '@/contract/shipper';
import type { PictureDescription } from '@/components/Picture/Picture';
import type { SafeHtml } from '@/components/RichText/safeHtml';
import { contentCall, eachPrepared, type Prepared } from './contentCall';
import { describedBy } from './describedBy';

/** The shippers page's content. The API misspells the picture's key, and this type corrects it. */
export interface ShipperPageContent extends Record<
  Exclude<keyof ShipperPage, `${typeof shipperPagePicture}${string}`>,
  SafeHtml
> {
  backgroundImage: string | null;
  described?: PictureDescription;
}

export type RichReasonToChoose = Prepared<ReasonToChoose, 'description' | 'text'>;
export type RichThirdReason = Prepared<ThirdReason, 'description'>;

export const shipperPageApi = api.injectEndpoints({
  endpoints: (build) => ({
    shipperPage: build.query<ShipperPageContent, void>(
      contentCall(calls.shipperPage, shipperPage, async (page, prepare) => {
        const {
          [shipperPagePicture]: backgroundImage,
          [`${shipperPagePicture}_alt`]: _alt,
          [`${shipperPagePicture}_widths`]: _widths,
          [`${shipperPagePicture}_height`]: _height,
          ...texts
        } = await prepare(page, {
          rich: ['shipper_main_title_text', 'shipper_text', 'choose_text', 'second_choose_text'],
          media: [shipperPagePicture],
        });
        return { ...texts, backgroundImage, described: describedBy(page, shipperPagePicture) };
      }),
    ),
    reasonsToChoose: build.query<RichReasonToChoose[], void>(
      contentCall(
        calls.reasonsToChoose,
        reasonsToChoose,
        eachPrepared({ rich: ['description', 'text'], media: ['logo'] }),
      ),
    ),
    secondReasons: build.query<SecondReason[], void>(
      contentCall(calls.secondReasons, secondReasons, eachPrepared({ media: ['image'] })),
    ),
    thirdReasons: build.query<RichThirdReason[], void>(
      contentCall(
        calls.thirdReasons,
        thirdReasons,
        eachPrepared({ rich: ['description'], media: ['image'] }),
      ),
    ),
  }),
});

export const {
  useShipperPageQuery,
  useReasonsToChooseQuery,
  useSecondReasonsQuery,
  useThirdReasonsQuery,
} = shipperPageApi;
