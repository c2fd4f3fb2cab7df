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
