import { useEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';

const Form = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));

/** The form of an account dialog: the keyboard's focus starts in its first field. */
export function AccountForm(props: React.ComponentProps<'form'>) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(
    () => form.current?.querySelector<HTMLInputElement>('input:not([hidden])')?.focus(),
    [],
  );
  return <Form {...props} noValidate ref={form} />;
}
