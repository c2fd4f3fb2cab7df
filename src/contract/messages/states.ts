/** Texts for content that is loading, empty or not loaded. */
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
  unavailable: 'The server could not be reached. Try again.',
  locationsShape: 'Invalid data format for locations',
} as const;
