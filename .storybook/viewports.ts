/** In px. */
export const viewports = {
  phone: { name: 'Phone, 390', width: 390, height: 844, type: 'mobile' },
  tablet: { name: 'Tablet, 768', width: 768, height: 1024, type: 'tablet' },
  laptop: { name: 'Laptop, 1100', width: 1100, height: 800, type: 'desktop' },
  desktop: { name: 'Desktop, 1440', width: 1440, height: 900, type: 'desktop' },
} as const;

export type ViewportName = keyof typeof viewports;
