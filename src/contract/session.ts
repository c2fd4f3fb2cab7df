/** The three localStorage keys of the session; nothing else of it is stored (docs/product.md). */
export const sessionKeys = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  user: 'user',
} as const;
