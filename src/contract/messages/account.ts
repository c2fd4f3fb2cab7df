/** Texts of the account calls (docs/product.md, Forms). */
export const accountTexts = {
  /** The start of the error message for a sign-in to a disabled account with the correct password. */
  accountIsOff: 'Your account is off.',
  reportIsSafe: 'Your report is safe on this phone.',
  cookiesBlocked: 'Allow cookies for this site to sign in.',
  loginFailed: 'Login failed. Please check your credentials.',
  usernameUnexpected: 'Unexpected error occurred',
  passwordUnexpected: 'An unexpected error occurred.',
} as const;
