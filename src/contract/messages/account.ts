/** Texts of failed account calls (docs/product.md, Forms). */
export const accountTexts = {
  loginFailed: 'Login failed. Please check your credentials.',
  loginUnavailable: 'The server could not be reached. Try again.',
  usernameUnexpected: 'Unexpected error occurred',
  passwordUnexpected: 'An unexpected error occurred.',
} as const;
