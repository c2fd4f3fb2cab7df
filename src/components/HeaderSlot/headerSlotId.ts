/** Id of the element that HeaderSlot renders and InHeader looks up. */
export const headerSlotId = 'header-slot';
