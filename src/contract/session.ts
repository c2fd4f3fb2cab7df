/** The three keys of the session in localStorage, and nothing else of it (specification 3, design 3). */
export const sessionKeys = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  user: 'user',
} as const;
