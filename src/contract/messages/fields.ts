/** Django REST framework's messages, for fields that have none of their own. */
export const fieldMessages = {
  blank: 'This field may not be blank.',
  tooLong: (limit: number) => `Ensure this field has no more than ${limit} characters.`,
  tooMany: (limit: number) => `Ensure this field has no more than ${limit} elements.`,
  number: 'A valid number is required.',
} as const;
