import type { ComponentType } from 'react';
import { lazyWithRetry } from '@/components/lazy/lazyWithRetry';
import type { Dialog } from '@/events/dialogs';
import { CallUs } from '@/features/content/components/CallUs/CallUs';
import { SignOutQuestion } from './SignOutQuestion';

interface FormProps {
  /** Called after the form was submitted or canceled. `confirmation` tells a visitor what was sent. */
  onDone: (confirmation?: string) => void;
  /** Shown below an error, to say how to reach the carrier. */
  callUs?: React.ReactNode;
}

/** The forms of the dialogs by kind, each in a separate chunk. */
const forms: Partial<Record<Dialog['kind'], ComponentType<FormProps>>> = {
  changeUsername: lazyWithRetry(async () => {
    const { ChangeUsernameForm } = await import(
      /* webpackChunkName: "change-username" */ '@/features/auth/components/ChangeUsernameForm/ChangeUsernameForm'
    );
    return ChangeUsernameForm;
  }),
  changePassword: lazyWithRetry(async () => {
    const { ChangePasswordForm } = await import(
      /* webpackChunkName: "change-password" */ '@/features/auth/components/ChangePasswordForm/ChangePasswordForm'
    );
    return ChangePasswordForm;
  }),
  driverApplication: lazyWithRetry(async () => {
    const { DriverApplicationForm } = await import(
      /* webpackChunkName: "driver-application" */ '@/features/leads/components/DriverApplicationForm/DriverApplicationForm'
    );
    return DriverApplicationForm;
  }),
  shipperApplication: lazyWithRetry(async () => {
    const { QuoteForm } = await import(
      /* webpackChunkName: "quote" */ '@/features/leads/components/QuoteForm/QuoteForm'
    );
    return QuoteForm;
  }),
  comment: lazyWithRetry(async () => {
    const { CommentForm } = await import(
      /* webpackChunkName: "comment" */ '@/features/content/components/CommentForm/CommentForm'
    );
    return CommentForm;
  }),
};

interface DialogFormProps extends Pick<FormProps, 'onDone'> {
  dialog: Dialog;
}

/** A dialog's content: a form, or the question before signing out. */
export function DialogForm({ dialog, onDone }: DialogFormProps) {
  if (dialog.kind === 'signOut') return <SignOutQuestion text={dialog.text} onDone={onDone} />;
  const Form = forms[dialog.kind];
  return Form ? <Form onDone={onDone} callUs={<CallUs />} /> : null;
}
