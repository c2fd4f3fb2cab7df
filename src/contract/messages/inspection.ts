/** Validation messages for a report. */
export const inspectionValidation = {
  /**
   * The texts for the three rules about a report's dates and distance. The specification has none
   * for these rules.
   */
  odometer: 'Odometer must contain only digits',
  tooEarly: (label: string) => `${label} must not be before 2000`,
  tooFarAhead: (label: string) => `${label} must not be more than a day ahead`,
  unchecked: 'This item must be checked: true is good, false is defective',
  defectOpen: 'This defect is still open',
} as const;
