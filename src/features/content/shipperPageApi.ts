import { api } from '@/api/api';
import { calls } from '@/contract/calls';
import {
  reasonsToChoose,
  secondReasons,
  shipperPage,
  shipperPagePicture,
  thirdReasons,
} from '@/contract/shipper';
import type {
  ReasonToChoose,
  SecondReason,
  ShipperPage,
  ThirdReason,
} from '@/contract/shipper';
import type { SafeHtml } from '@/components/RichText/safeHtml';
import { contentQuery, eachPrepared } from './contentQuery';
import type { Prepared } from './contentQuery';

/** The shippers page's content, the wire's misspelt picture under its right name. */
export interface ShipperPageContent extends Record<
  Exclude<keyof ShipperPage, typeof shipperPagePicture>,
  SafeHtml
> {
  backgroundImage: string | null;
}

export type RichReasonToChoose = Prepared<ReasonToChoose, 'description' | 'text'>;
export type RichThirdReason = Prepared<ThirdReason, 'description'>;

export const shipperPageApi = api.injectEndpoints({
  endpoints: (build) => ({
    shipperPage: build.query<ShipperPageContent, void>({
      queryFn: contentQuery(calls.shipperPage, shipperPage, async (page, prepare) => {
        const { [shipperPagePicture]: backgroundImage, ...texts } = await prepare(page, {
          rich: ['shipper_main_title_text', 'shipper_text', 'choose_text', 'second_choose_text'],
          media: [shipperPagePicture],
        });
        return { ...texts, backgroundImage };
      }),
    }),
    reasonsToChoose: build.query<RichReasonToChoose[], void>({
      queryFn: contentQuery(
        calls.reasonsToChoose,
        reasonsToChoose,
        eachPrepared({ rich: ['description', 'text'], media: ['logo'] }),
      ),
    }),
    secondReasons: build.query<SecondReason[], void>({
      queryFn: contentQuery(
        calls.secondReasonsToChoose,
        secondReasons,
        eachPrepared({ media: ['image'] }),
      ),
    }),
    thirdReasons: build.query<RichThirdReason[], void>({
      queryFn: contentQuery(
        calls.thirdReasonsToChoose,
        thirdReasons,
        eachPrepared({ rich: ['description'], media: ['image'] }),
      ),
    }),
  }),
});

export const {
  useShipperPageQuery,
  useReasonsToChooseQuery,
  useSecondReasonsQuery,
  useThirdReasonsQuery,
} = shipperPageApi;
