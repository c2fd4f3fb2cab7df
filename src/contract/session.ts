/**
 * The three localStorage keys of the session. No other part of a session is stored
 * (docs/product.md).
 */
export const sessionKeys = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  user: 'user',
} as const;
