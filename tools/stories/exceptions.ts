/** Props that name a thing and not a look: the component looks alike for all of them. */
export const names: Readonly<Record<string, string>> = {
  'AboutIntro.text': 'Which of the texts of home; SectionIntro shows how a text can look.',
  'AnchorLink.to': 'Where the link leads.',
  'SiteLink.to': 'Where the link leads.',
  'BulkAnswer.id': 'Which of the categories, or the trailer.',
  'DefectPhrases.itemKey': 'Which of the 63 items.',
  'DefectText.itemKey': 'Which of the 63 items.',
  'ReportField.field':
    'Which of the header’s fields; TripFields and SignatureFields show them all.',
};

/** Components without a story of their own, each with the reason. */
export const exceptions: Readonly<Record<string, string>> = {
  App: 'The whole site, with the service worker and the phone’s storage; its parts and pages have stories.',
  SiteRoutes: 'Which page is where; the pages as wholes are under Pages.',
  VehicleReportInScheme: 'The page under Pages, whose stories have both colour schemes.',
  AppThemeProvider: 'Shows nothing: gives the theme to every story.',
  Providers: 'Shows nothing: store and theme, around every story by .storybook/preview.tsx.',
  FormDraftsProvider: 'Shows nothing: keeps half-filled forms.',
  RouteEffects: 'Shows nothing: scrolls and moves the focus after a change of place.',
  SessionWatch: 'Shows nothing: leads to the login when the session has ended.',
  InspectionStart: 'Shows nothing: starts the inspection in the store.',
  ErrorBoundary:
    'Shows its children or BrokenPage; React logs what it catches, which fails a story.',
};
