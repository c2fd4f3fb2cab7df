import { lazy } from 'react';
import type { ComponentType } from 'react';
import type { Dialog } from '@/events/dialogs';
import { importWithRetry } from '../importWithRetry';
import { SignOutQuestion } from './SignOutQuestion';

interface FormProps {
  /** The form was submitted or canceled. */
  onDone: () => void;
}

function form(load: () => Promise<ComponentType<FormProps>>) {
  return lazy(async () => ({ default: await importWithRetry(load) }));
}

/** A form for each kind of dialog, each in its own chunk. */
const forms: Partial<Record<Dialog['kind'], ComponentType<FormProps>>> = {
  changeUsername: form(async () => {
    const { ChangeUsernameForm } = await import(
      /* webpackChunkName: "change-username" */ '@/features/auth/components/ChangeUsernameForm/ChangeUsernameForm'
    );
    return ChangeUsernameForm;
  }),
  changePassword: form(async () => {
    const { ChangePasswordForm } = await import(
      /* webpackChunkName: "change-password" */ '@/features/auth/components/ChangePasswordForm/ChangePasswordForm'
    );
    return ChangePasswordForm;
  }),
  driverApplication: form(async () => {
    const { DriverApplicationForm } = await import(
      /* webpackChunkName: "driver-application" */ '@/features/leads/components/DriverApplicationForm/DriverApplicationForm'
    );
    return DriverApplicationForm;
  }),
  shipperApplication: form(async () => {
    const { QuoteForm } = await import(
      /* webpackChunkName: "quote" */ '@/features/leads/components/QuoteForm/QuoteForm'
    );
    return QuoteForm;
  }),
  comment: form(async () => {
    const { CommentForm } = await import(
      /* webpackChunkName: "comment" */ '@/features/content/components/CommentForm/CommentForm'
    );
    return CommentForm;
  }),
};

interface DialogFormProps extends FormProps {
  dialog: Dialog;
}

/** The form for a dialog. */
export function DialogForm({ dialog, onDone }: DialogFormProps) {
  if (dialog.kind === 'signOut') return <SignOutQuestion text={dialog.text} onDone={onDone} />;
  const Form = forms[dialog.kind];
  return Form ? <Form onDone={onDone} /> : null;
}
