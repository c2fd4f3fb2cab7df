import * as v from 'valibot';
import { anyText, createAnyFieldSchema, files, text } from './responses';
import { webLink } from './webLink';

/** Rich text or HTML that the carrier edits. Sanitize it before it is shown. */
const richText = text;

export const socialNetworks = ['telegram', 'youtube', 'instagram', 'facebook'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** A social link (docs/product.md, Screens). Any other value becomes null. */
const social = v.fallback(v.nullable(v.pipe(v.string(), v.transform(webLink))), null);

export const contacts = v.object({
  address: anyText,
  phone1: anyText,
  phone2: anyText,
  email: anyText,
  socials: v.fallback(
    v.nullish(
      v.object({
        telegram: v.optional(social, null),
        youtube: v.optional(social, null),
        instagram: v.optional(social, null),
        facebook: v.optional(social, null),
      }),
      {},
    ),
    { telegram: null, youtube: null, instagram: null, facebook: null },
  ),
});
export type Contacts = v.InferOutput<typeof contacts>;

export const aboutContent = createAnyFieldSchema({
  services_text: richText,
  comments_text: richText,
  companies_text: richText,
  driver_and_shipper_text: richText,
  home_title_text: richText,
  reliable_solution_text: richText,
});
export type AboutContent = v.InferOutput<typeof aboutContent>;

export const privacyContent = createAnyFieldSchema({ privacy_text: richText });

/** The response to GET home-files, which contains the hero's video and then its picture. */
export const homeFiles = files;
export type HomeFiles = v.InferOutput<typeof homeFiles>;
