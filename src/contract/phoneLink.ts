/** The address that dials a phone number. */
export const phoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** Whether the text is a phone number instead of a placeholder such as 'Your phone'. */
export const isPhone = (text: string): boolean => /\d/.test(text);
