import * as v from 'valibot';
import { media, text, withSomeOf } from './answers';
import { captchaToken, optionalEmail, optionalPhone, personName } from './fields';
import { limits } from './limits';
import { validation } from './messages';

/**
 * The API's name of the page's background picture, misspelt only there (docs/product.md, Calls).
 */
export const driverPagePicture = 'driver_form_back_imgae';

/** GET driver page content. `imgae` is misspelt in the API (docs/product.md). */
export const driverPage = withSomeOf({
  driver_and_shipper_text: text,
  driver_form_text: text,
  opportunities_text: text,
  work_with_us_text: text,
  [driverPagePicture]: media,
});
export type DriverPage = v.InferOutput<typeof driverPage>;

/** The driver application's fields (docs/product.md, Forms). */
export const driverApplicationForm = v.object({
  first_name: personName('First name'),
  last_name: personName('Last name'),
  phone: optionalPhone,
  email: optionalEmail,
  state: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(limits.state, validation.atMost('State name', limits.state)),
  ),
});
export type DriverApplicationForm = v.InferOutput<typeof driverApplicationForm>;

export const emptyDriverApplication: DriverApplicationForm = {
  first_name: '',
  last_name: '',
  phone: '',
  email: '',
  state: '',
};

/** POST driver form. */
export const driverApplication = v.object({
  ...driverApplicationForm.entries,
  recaptcha_token: captchaToken,
});
export type DriverApplication = v.InferOutput<typeof driverApplication>;
