import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Limits } from '../limits/Limits';
import { ProviderCaptcha } from './providerCaptcha';

const rejected = { status: 400, body: { recaptcha_token: ['Failed to verify reCAPTCHA'] } };

function fakeProvider() {
  const requests: URLSearchParams[] = [];
  let response: (() => string) | null = () => '{}';
  const server = createServer(async (request, reply) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    requests.push(new URLSearchParams(body));
    if (response) reply.setHeader('content-type', 'application/json').end(response());
  });
  return {
    requests,
    responses: (make: () => unknown) => {
      response = () => JSON.stringify(make());
    },
    respondsWithText: (text: string) => {
      response = () => text;
    },
    hangs: () => {
      response = null;
    },
    open: () =>
      new Promise<string>((resolve) => {
        server.listen(0, '127.0.0.1', () => {
          resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
        });
      }),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

describe('the captcha check', () => {
  const provider = fakeProvider();
  let verifyUrl = '';
  beforeAll(async () => {
    verifyUrl = await provider.open();
  });
  afterAll(() => provider.close());

  const captcha = (hostnames: string[] = ['www.example.com']) =>
    new ProviderCaptcha({ secret: 'shh', verifyUrl, hostnames, limits: new Limits() });
  const good = (changes = {}) => ({
    success: true,
    challenge_ts: new Date().toISOString(),
    hostname: 'www.example.com',
    ...changes,
  });

  it('the captcha check accepts a good token, and sends the provider the secret, the token and the address', async () => {
    provider.responses(() => good());
    await expect(captcha().check('token', '192.0.2.7')).resolves.toBeUndefined();
    expect(Object.fromEntries(provider.requests.at(-1) ?? [])).toEqual({
      secret: 'shh',
      response: 'token',
      remoteip: '192.0.2.7',
    });
  });

  it('the captcha check rejects a blank token without asking the provider', async () => {
    const count = provider.requests.length;
    await expect(captcha().check('', '192.0.2.7')).rejects.toMatchObject(rejected);
    expect(provider.requests).toHaveLength(count);
  });

  it.each([
    ['the provider rejects it', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['it was earned on another host', { hostname: 'evil.example' }],
    ['it is too old', { challenge_ts: new Date(Date.now() - 121_000).toISOString() }],
    ['it comes from the future', { challenge_ts: new Date(Date.now() + 60_000).toISOString() }],
    ['its time is invalid', { challenge_ts: 'yesterday' }],
  ])('the captcha check rejects a token when %s', async (_why, changes) => {
    provider.responses(() => good(changes));
    await expect(captcha().check('token', '192.0.2.7')).rejects.toMatchObject(rejected);
  });

  it('the captcha check accepts a token once, even if the form arrives twice at the same time', async () => {
    provider.responses(() => good());
    const one = captcha();
    const twice = await Promise.allSettled([one.check('t', ''), one.check('t', '')]);
    expect(twice.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(one.check('t', '')).rejects.toMatchObject(rejected);
  });

  it("the captcha check rejects the form if the provider's response is invalid, and accepts the token later", async () => {
    const one = captcha();
    provider.respondsWithText('<html>busy</html>');
    await expect(one.check('t', '')).rejects.toMatchObject(rejected);
    provider.responses(() => good());
    await expect(one.check('t', '')).resolves.toBeUndefined();
  });

  it('the captcha check rejects the form if the provider takes too long, and accepts the token later', async () => {
    const one = new ProviderCaptcha({
      secret: 'shh',
      verifyUrl,
      hostnames: [],
      timeLimit: 1000,
      limits: new Limits(),
    });
    provider.hangs();
    await expect(one.check('t', '')).rejects.toMatchObject(rejected);
    provider.responses(() => good());
    await expect(one.check('t', '')).resolves.toBeUndefined();
  });

  it('the captcha check rejects the form if the server cannot reach the provider', async () => {
    const nobody = new ProviderCaptcha({
      secret: 'shh',
      verifyUrl: 'http://127.0.0.1:1/',
      hostnames: [],
      limits: new Limits(),
    });
    await expect(nobody.check('t', '')).rejects.toMatchObject(rejected);
  });
});
