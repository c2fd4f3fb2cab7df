import * as v from 'valibot';
import { loginResponse, type LoginResponse } from '@/contract/account';
import { calls } from '@/contract/calls';
import { sessionKeys } from '@/contract/session';

export interface Account {
  readonly username: string;
  readonly password: string;
}

export const ownPassword = 'a long winter road';

/** A person signed in through the API. */
export class Client {
  private constructor(
    readonly url: string,
    readonly account: Account,
    private readonly session: LoginResponse,
  ) {}

  static async signedIn(url: string, account: Account): Promise<Client> {
    const response = await request(`${url}${calls.login}`, { body: account });
    return new Client(url, account, v.parse(loginResponse, response));
  }

  /** Chooses a password with the token of a sign-in link, which signs the person in. */
  static async signedInByLink(url: string, username: string, token: string): Promise<Client> {
    const body = { token, new_password: ownPassword };
    const response = await request(`${url}${calls.choosePassword}`, { body });
    return new Client(url, { username, password: ownPassword }, v.parse(loginResponse, response));
  }

  get username(): string {
    return this.account.username;
  }

  get localStorage(): { name: string; value: string }[] {
    return [
      { name: sessionKeys.accessToken, value: this.session.access },
      { name: sessionKeys.refreshToken, value: this.session.refresh },
      { name: sessionKeys.user, value: JSON.stringify(this.session.user) },
    ];
  }

  get storageState() {
    return { cookies: [], origins: [{ origin: this.url, localStorage: this.localStorage }] };
  }

  /** Sends a POST if there is a body, otherwise a GET, unless `method` is given. Throws unless the call succeeds. */
  async call<Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    sent: { method?: string; body?: unknown } = {},
  ): Promise<v.InferOutput<Schema>> {
    return v.parse(schema, await request(`${this.url}${path}`, sent, this.session.access));
  }
}

async function request(
  url: string,
  { body, method = body === undefined ? 'GET' : 'POST' }: { method?: string; body?: unknown },
  access?: string,
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(access !== undefined && { Authorization: `Bearer ${access}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${text}`);
  return JSON.parse(text);
}
