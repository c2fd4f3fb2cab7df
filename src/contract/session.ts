/** The localStorage keys of the session, which is stored nowhere else (docs/product.md). */
export const sessionKeys = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  user: 'user',
} as const;
