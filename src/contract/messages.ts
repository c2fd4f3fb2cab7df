/** Validation texts, to the letter. */
export const validation = {
  required: (label: string) => `${label} is required`,
  atMost: (label: string, limit: number) => `${label} must be ${limit} characters or less`,
  lettersOnly: (label: string) => `${label} must contain only letters without spaces`,
  /** One text for wrong characters and for too many of them, as the specification has it. */
  phone: "Phone number must contain only digits and may start with '+'",
  email: 'Invalid email format',
  weight: 'Total weight must be a number (e.g., 1000 or 1000.5)',
  date: 'Invalid date format (YYYY-MM-DD)',
  equipment: 'Please select a valid equipment type',
  /** The three rules of a report's dates and distance: ours, where the specification gives no text. */
  odometer: 'Odometer must contain only digits',
  tooEarly: (label: string) => `${label} must not be before 2000`,
  tooFarAhead: (label: string) => `${label} must not be more than a day ahead`,
  unchecked: 'This item must be checked: true is good, false is defective',
  defectOpen: 'This defect is still open',
  captcha: 'Failed to verify reCAPTCHA',
  usernameEmpty: 'Username cannot be empty',
} as const;

/** Toasts. */
export const toastTexts = {
  leadSent: 'Your information is sent',
  leadFailed: 'Failed to send',
  commentSent: 'Submitted successfully',
  commentFailed: 'Failed to submit comment. Please try again.',
  inspectionSaved: 'Inspection saved successfully',
  inspectionSaveFailed: 'Error saving inspection',
  inspectionFetchFailed: 'Error fetching inspection data',
  inspectionLoaded: 'Loaded existing inspection data',
  itemUpdated: (key: string, value: boolean) => `Updated ${key} to ${value ? 'good' : 'defective'}`,
  itemUpdateFailed: (key: string) => `Error updating ${key}`,
  usernameChanged: 'Username changed',
  passwordChanged: 'Password changed',
} as const;

/** Loading, empty and failure texts, by the place that shows them. */
export const stateTexts = {
  loading: 'Loading...',
  loadingMap: 'Loading map...',
  loadingVideo: 'Loading video...',
  noFeatures: 'No features available.',
  noCompanies: 'No companies available.',
  noData: 'No data available.',
  noTestimonials: 'No testimonials available',
  mapFailed: 'Failed to load data',
  loadFailed: 'Failed to load data. Please try again later.',
  featuresFailed: 'Failed to load features. Please try again later.',
  fetchFailed: 'Failed to fetch data. Please try again later.',
  sectionFailed: 'Error fetching data',
  videoFailed: 'Error: Failed to fetch data',
  supportFailed: 'Failed to load contact information. Please try again later.',
  locationsShape: 'Invalid data format for locations',
} as const;

/** Texts of failed account calls (docs/product.md, Forms). */
export const accountTexts = {
  loginFailed: 'Login failed. Please check your credentials.',
  usernameUnexpected: 'Unexpected error occurred',
  passwordUnexpected: 'An unexpected error occurred.',
} as const;
