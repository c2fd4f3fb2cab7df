/** The three keys of the session in localStorage, and nothing else of it (docs/product.md). */
export const sessionKeys = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  user: 'user',
} as const;
