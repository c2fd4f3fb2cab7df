export const phoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** Whether the text contains a digit. A placeholder such as 'Your phone' does not. */
export const isPhone = (text: string): boolean => /\d/.test(text);
