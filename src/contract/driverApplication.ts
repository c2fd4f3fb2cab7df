import * as v from 'valibot';
import { captchaToken, optionalEmail, optionalPhone, personName } from './fields';
import { limits } from './limits';
import { validation } from './messages/validation';

/** The fields of the driver application (docs/product.md, Forms). */
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
export type ApplicationField = keyof DriverApplicationForm;

export const applicationLabels: Readonly<Record<ApplicationField, string>> = {
  first_name: 'First name',
  last_name: 'Last name',
  phone: 'Phone',
  email: 'Email',
  state: 'Home state',
};

export const applicationFields = Object.keys(driverApplicationForm.entries) as ApplicationField[];

export const emptyDriverApplication: DriverApplicationForm = {
  first_name: '',
  last_name: '',
  phone: '',
  email: '',
  state: '',
};

/** Body of POST driver form. */
export const driverApplication = v.object({
  ...driverApplicationForm.entries,
  recaptcha_token: captchaToken,
});
export type DriverApplication = v.InferOutput<typeof driverApplication>;
