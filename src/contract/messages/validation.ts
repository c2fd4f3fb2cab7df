/** The specification's exact messages. */
export const validation = {
  required: (label: string) => `${label} is required`,
  atMost: (label: string, limit: number) => `${label} must be ${limit} characters or less`,
  lettersOnly: (label: string) => `${label} must contain only letters without spaces`,
  /** The specification has one message for wrong characters and for too many. */
  phone: "Phone number must contain only digits and may start with '+'",
  email: 'Invalid email format',
  weight: 'Total weight must be a number (e.g., 1000 or 1000.5)',
  date: 'Invalid date format (YYYY-MM-DD)',
  equipment: 'Please select a valid equipment type',
  captcha: 'Failed to verify reCAPTCHA',
  usernameEmpty: 'Username cannot be empty',
} as const;
