/** Whether the visitor has just pressed something; false where Safari before 16.4 does not say. */
// oxlint-disable-next-line compat/compat -- checked in the same line
export const hasJustPressed = () =>
  'userActivation' in navigator && navigator.userActivation.isActive;
