export const officeValidation = {
  link: 'Must begin with https:// or http://',
  media: 'Must be a path on this site (/media/…) or begin with https://',
  degrees: (label: string, limit: number) => `${label} must be a number from -${limit} to ${limit}`,
} as const;
