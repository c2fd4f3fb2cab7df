/** The address that dials a phone number. */
export const phoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;
