/** Whether the driver has just pressed something. False in Safari before 16.4, which does not report presses. */
export const hasJustPressed = () =>
  // oxlint-disable-next-line compat/compat -- checked in the same line
  'userActivation' in navigator && navigator.userActivation.isActive;
