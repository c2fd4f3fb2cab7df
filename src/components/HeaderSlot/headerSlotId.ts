/** The element that HeaderSlot makes and InHeader looks for. */
export const headerSlotId = 'header-slot';
