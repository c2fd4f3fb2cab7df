/** A phone's right corner belongs to the button that leads back up the page. */
export const besideTheCorner = { pr: { xs: '64px', md: 0 } };
