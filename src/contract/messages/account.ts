/** Texts of failed account calls (docs/product.md, Forms). */
export const accountTexts = {
  cookiesBlocked: 'Allow cookies for this site to sign in.',
  loginFailed: 'Login failed. Please check your credentials.',
  usernameUnexpected: 'Unexpected error occurred',
  passwordUnexpected: 'An unexpected error occurred.',
} as const;
