import * as v from 'valibot';
import { picture, text, withSomeOf } from './responses';
import { webLink } from './webLink';

/** Text that the carrier edits as rich text or HTML. It must be sanitized before it is shown. */
const richText = text;

export const socialNetworks = ['telegram', 'youtube', 'instagram', 'facebook'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/**
 * A social link. An icon appears only for a string (docs/product.md, Screens), so any other value
 * counts as no link.
 */
const social = v.fallback(v.nullable(v.pipe(v.string(), v.transform(webLink))), null);

/** Response of GET contacts, the footer's data. */
export const contacts = v.object({
  address: text,
  phone1: text,
  phone2: text,
  email: text,
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

/** Response of GET about, the rich texts of the home page. */
export const aboutContent = withSomeOf({
  services_text: richText,
  comments_text: richText,
  companies_text: richText,
  driver_and_shipper_text: richText,
  home_title_text: richText,
  reliable_solution_text: richText,
});
export type AboutContent = v.InferOutput<typeof aboutContent>;

/** Response of GET privacy, which is the privacy page's text; blank if the carrier has none. */
export const privacyContent = withSomeOf({ privacy_text: richText });

/**
 * Response of GET home-files. The first file is the hero's video, and the second is its picture.
 */
export const homeFiles = v.array(withSomeOf(picture('file')));
export type HomeFiles = v.InferOutput<typeof homeFiles>;
