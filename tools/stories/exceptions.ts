/** Props that name a thing and not a look: the component looks alike for all of them. */
export const names: Readonly<Record<string, string>> = {
  'AboutIntro.text': 'Selects a text of the home page; SectionIntro shows the variants.',
  'FleetBar.current': 'Selects one of the three states.',
  'AnchorLink.to': 'The target of the link.',
  'SiteLink.to': 'The target of the link.',
  'BulkAnswer.id': 'Selects a category, or the trailer.',
  'DefectPhrases.itemKey': 'Selects one of the 63 items.',
  'DefectText.itemKey': 'Selects one of the 63 items.',
  'ItemNote.item': 'Selects one of the 63 items.',
  'ItemPhotos.itemKey': 'Selects one of the 63 items.',
  'WhichTrailer.itemKey': 'Selects one of the 63 items.',
  'ReportField.field': 'Selects a header field; TripFields and SignatureFields show them all.',
};

/** Components without a story of their own, each with the reason. */
export const exceptions: Readonly<Record<string, string>> = {
  App: 'The whole site, with the service worker and the phone’s storage; its parts and pages have stories.',
  Office: 'The office with the browser’s router; its pages have stories.',
  OfficePages: 'The routes of the office; its pages have stories.',
  Sheet: 'Styles only: ReportSheet shows them.',
  AfterLogin: 'Shows nothing: leads on after signing in.',
  SiteRoutes: 'The routes; the complete pages are under Pages.',
  VehicleReportInScheme: 'The page has stories in both colour schemes under Pages.',
  CompanyProvider: 'Shows nothing: provides the company’s name and look.',
  PageTitle: 'The text in the bar of each page of the office, which has stories.',
  ListTitle: 'As PageTitle.',
  RecordTitle: 'As PageTitle.',
  RowLink: 'The first column of each list of the office, which has stories.',
  AppThemeProvider: 'Shows nothing: provides the theme to every story.',
  Providers: 'Shows nothing: .storybook/preview.tsx provides store and theme to every story.',
  FormDraftsProvider: 'Shows nothing: keeps half-filled forms.',
  RouteEffects: 'Shows nothing: scrolls and moves the focus after navigation.',
  SessionWatch: 'Shows nothing: redirects to the login when the session has ended.',
  Extended: 'Adds the parts for our own backend to the report; each has stories.',
  Extension: 'A place for such a part.',
  Fleet: 'Shows nothing: fetches what those parts show, and announces certifications.',
  PreviousReports: 'PreviousReport and CleanReport show it.',
  PrintedSheet: 'Is only on paper; ReportSheet has stories, and e2e/fleet.e2e.ts prints it.',
  InspectionStart: 'Shows nothing: starts the inspection in the store.',
  ErrorBoundary:
    'Shows its children or BrokenPage; React logs what it catches, which fails a story.',
};
