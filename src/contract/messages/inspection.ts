export const inspectionValidation = {
  odometer: 'Odometer must contain only digits',
  tooEarly: (label: string) => `${label} must not be before 2000`,
  tooFarAhead: (label: string) => `${label} must not be more than a day ahead`,
  unchecked: 'This item must be checked: true is good, false is defective',
  onlyPlace: 'Say what is wrong, not only where',
  tooLargeReport: 'The report is too large for the server. Shorten this description.',
  defectOpen: 'This defect is still open',
} as const;
