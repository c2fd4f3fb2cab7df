import type { Tokens } from '@/api/thunkExtra';

/**
 * The owner and identity of a session: the same session under another name is a changed username.
 */
export interface Login {
  owner: string;
  session: string;
}

export function loginOf(tokens: Tokens | null): Login | null {
  if (!tokens || tokens.owner === null) return null;
  return { owner: tokens.owner, session: tokens.refreshToken ?? tokens.accessToken };
}
