import type { Dialog } from '@/events/dialogs';

/** A dialog's title; for the comment form, the text of the button that opens it. */
export function titleOf(dialog: Dialog): string {
  switch (dialog.kind) {
    case 'driverApplication':
      return 'Driver Application';
    case 'shipperApplication':
      return dialog.title;
    case 'comment':
      return 'Leave a comment';
    case 'changeUsername':
      return 'Change Username';
    case 'changePassword':
      return 'Change Password';
    case 'signOut':
      return 'Sign out?';
  }
}
