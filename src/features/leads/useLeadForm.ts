import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import type { GenericSchema } from 'valibot';
import { toAppError } from '@/api/appError';
import { dropFormKey, readFormKey } from '@/api/formKey';
import { useFormDraft } from '@/components/form/FormDrafts';
import { useContractForm } from '@/components/form/useContractForm';
import type { FormContent } from '@/components/form/formContent';
import type { SendOutcome } from '@/components/form/sendOutcome';
import { leadTexts } from '@/contract/messages/leads';
import { toastTexts } from '@/contract/messages/toasts';
import { validation } from '@/contract/messages/validation';
import { toastRequested } from '@/events/toasts';
import type { Sent } from './leadsApi';
import { useCaptcha } from './captcha/useCaptcha';

interface LeadFormOptions<Form extends FormContent> {
  schema: GenericSchema<Form, Form>;
  empty: Form;
  initial?: Form | undefined;
  /** The key under which the form's unsent text is kept during the visit. */
  place: string;
  post: (sent: Sent<Form & { recaptcha_token: string }>) => PromiseLike<{ error?: unknown }>;
  confirmation: string;
  /** Called when the lead has been sent. */
  onDone?: ((confirmation: string) => void) | undefined;
}

/** The captcha, the draft and the submission of a lead form. */
export function useLeadForm<Form extends FormContent>(options: LeadFormOptions<Form>) {
  const { schema, empty, initial, place, post, confirmation, onDone } = options;
  const dispatch = useDispatch();
  const captcha = useCaptcha();
  const draft = useFormDraft(place);
  const isShown = useIsShown();

  function fail(error: unknown): SendOutcome {
    const rejection = toAppError(error);
    const fieldErrors = rejection.kind === 'rejected' ? rejection.fields : {};
    if ('recaptcha_token' in fieldErrors) {
      return { kind: 'failed', fieldErrors, formError: validation.captcha };
    }
    dispatch(toastRequested({ type: 'error', text: toastTexts.leadFailed }));
    return { kind: 'failed', fieldErrors, formError: leadTexts.notSent };
  }

  function failCaptcha(): SendOutcome {
    // Without this toast, a visitor who has closed the form would believe that it was sent.
    if (!isShown.current) dispatch(toastRequested({ type: 'error', text: validation.captcha }));
    return { kind: 'failed', formError: validation.captcha };
  }

  async function send(form: Form): Promise<SendOutcome> {
    const formKey = readFormKey(place);
    const token = await captcha.verify();
    const response =
      token === null ? null : await post({ body: { ...form, recaptcha_token: token }, formKey });
    captcha.reset();
    if (!response) return failCaptcha();
    if (response.error) return fail(response.error);
    dropFormKey(place);
    const { leadSent: text, leadFailed: outdates } = toastTexts;
    dispatch(toastRequested({ type: 'success', text, outdates }));
    onDone?.(confirmation);
    return { kind: 'sent' };
  }

  const { formProps, busy, formError, sends, ...fields } = useContractForm({
    schema,
    empty,
    initial,
    draft,
    send,
  });
  return {
    ...fields,
    frame: {
      formProps: { ...formProps, onFocus: captcha.prepare, onPointerDown: captcha.prepare },
      busy,
      formError,
      captchaElement: captcha.element,
      confirmation: sends > 0 && !onDone ? confirmation : undefined,
      sends,
    },
  };
}

function useIsShown() {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
