import type { Dialog } from '../../events/dialogs';

/** The titles of specification 2; the comment form's is the text of the button that opens it. */
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
  }
}
