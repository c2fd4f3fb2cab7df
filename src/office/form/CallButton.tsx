import Button, { type ButtonProps } from '@mui/material/Button';
import { SaveButton, useFormIsDirty } from 'react-admin';
import { useFormState } from 'react-hook-form';

const ignore = (event: React.MouseEvent) => event.preventDefault();

/**
 * A button for a call. While the call runs, a press has no effect. `disabled` would take the focus away, and the
 * keyboard would start again at the top of the page.
 */
export function CallButton({ isBusy, onClick, ...props }: ButtonProps & { isBusy: boolean }) {
  return <Button {...props} aria-disabled={isBusy} onClick={isBusy ? ignore : onClick} />;
}

/** A form's Save button, which keeps the focus while it saves. */
export function SaveChanges({ isStale = false }: { isStale?: boolean }) {
  const { isSubmitting } = useFormState();
  const isDirty = useFormIsDirty();
  return (
    <SaveButton
      alwaysEnable={isDirty || isStale}
      aria-disabled={isSubmitting}
      {...(isSubmitting && { onClick: ignore })}
    />
  );
}
