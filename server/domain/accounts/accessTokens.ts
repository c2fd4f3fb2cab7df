import { jwtVerify, SignJWT } from 'jose';

export interface Bearer {
  userId: number;
  sessionId: number;
}

export interface AccessTokens {
  issue(bearer: Bearer): Promise<string>;
  /** Returns null unless this server signed the token and it has not expired. */
  read(token: string): Promise<Bearer | null>;
}

const issuer = 'linehaul';

export function createAccessTokens(secret: string, lifetimeSeconds: number): AccessTokens {
  const key = new TextEncoder().encode(secret);
  return {
    issue: ({ userId, sessionId }) =>
      new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer(issuer)
        .setSubject(String(userId))
        .setIssuedAt()
        .setExpirationTime(`${lifetimeSeconds} s`)
        .sign(key),
    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], issuer });
        const [userId, sessionId] = [Number(payload.sub), Number(payload.sid)];
        const valid = Number.isSafeInteger(userId) && Number.isSafeInteger(sessionId);
        return valid ? { userId, sessionId } : null;
      } catch {
        return null;
      }
    },
  };
}
