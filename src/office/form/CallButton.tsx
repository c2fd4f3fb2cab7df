import Button, { type ButtonProps } from '@mui/material/Button';
import { SaveButton, useFormIsDirty } from 'react-admin';
import { useFormState } from 'react-hook-form';

const ignore = (event: React.MouseEvent) => event.preventDefault();

/**
 * A button that makes a call. While it is busy, a press has no effect. It is not `disabled` then, because the browser
 * takes the focus from a disabled button, and the keyboard would be at the top of the page.
 */
export function CallButton({ isBusy, onClick, ...props }: ButtonProps & { isBusy: boolean }) {
  return <Button {...props} aria-disabled={isBusy} onClick={isBusy ? ignore : onClick} />;
}

/** A form's Save, which keeps the focus in the same way. Without changes there is nothing to save, unless it is stale. */
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
