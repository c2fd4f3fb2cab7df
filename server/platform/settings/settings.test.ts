import { readSettings } from './settings';

describe('the settings from the environment', () => {
  it('the settings have defaults if the environment sets none', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      host: 'localhost',
      port: 3000,
      dataDir: '.data',
      apiHost: '',
      databaseUrl: null,
      captcha: null,
      mapTileUrl: '/tiles/{z}/{x}/{y}.svg',
      accessTokenSeconds: 300,
      commentsModeration: false,
      seed: 'demo',
      overdueDays: 1,
      trailerOverdueDays: 30,
      timeZone: expect.stringMatching(/./),
    });
  });

  it("the former default of MAP_TILE_URL selects the build's own tiles", () => {
    const { mapTileUrl } = readSettings({ MAP_TILE_URL: '/tiles/{z}/{x}/{y}' });
    expect(mapTileUrl).toBe(readSettings({}).mapTileUrl);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PUBLIC_URL', 'www.example.com'],
    ['PUBLIC_URL', 'https://example.com/path'],
    ['API_HOST', 'ftp://example.com'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['RECAPTCHA_SITE_KEY', 'key-without-a-secret'],
    ['RECAPTCHA_SECRET', 'secret-without-a-key'],
    ['RECAPTCHA_VERIFY_URL', 'no address'],
    ['MAP_TILE_URL', 'https://tiles.example.com/{z}/{x}'],
    ['ALLOWED_ORIGINS', 'https://a.example.com,nonsense'],
    ['TRUST_PROXY', 'everyone'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TOKEN_SECRET', 'short'],
    ['SEED', 'production'],
    ['ACCESS_TOKEN_SECONDS', '0'],
    ['COMMENTS_MODERATION', 'yes'],
    ['TIME_ZONE', 'Columbus'],
    ['TIME_ZONE', '+02:00'],
    ['OVERDUE_DAYS', '0'],
    ['TRAILER_OVERDUE_DAYS', '0'],
    ['AUDIT_YEARS', '0'],
    ['LEADS_WEBHOOK', 'no address'],
    ['LEADS_WEBHOOK', 'https://leads.example.com/hook'],
    ['SMTP_URL', 'mail.example.com'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['SMTP_FROM', 'a@b.example,c@d.example'],
    ['DEFECTS_EMAIL', 'shop'],
    ['DEFECTS_EMAIL', 'Shop <shop@b.example>'],
    ['LEADS_EMAIL', 'a@b.example\r\nBcc: c@d.example'],
    ['LOG_LEVEL', 'loud'],
  ])('the settings reject an invalid %s in one line that names the variable', (name, value) => {
    const start = () => readSettings({ [name]: value });
    expect(start).toThrow(/^[A-Z_]+ [^\n]+\.$/);
    expect(start).toThrow(name === 'RECAPTCHA_SITE_KEY' ? 'RECAPTCHA_SECRET' : name.split('_')[0]);
  });

  it.each([
    [{}, 'demo'],
    [{ HOST: 'LOCALHOST' }, 'demo'],
    [{ HOST: '127.8.9.10' }, 'demo'],
    [{ HOST: '::1' }, 'demo'],
    [{ HOST: '0.0.0.0' }, 'unset'],
    [{ HOST: '::' }, 'unset'],
    [{ HOST: '192.168.1.5' }, 'unset'],
    [{ HOST: 'linehaul.example' }, 'unset'],
    [{ HOST: '127.evil.example' }, 'unset'],
    [{ HOST: '0.0.0.0', SEED: 'demo' }, 'demo'],
    [{ HOST: '0.0.0.0', SEED: 'site' }, 'site'],
    [{ HOST: '0.0.0.0', SEED: 'none' }, 'none'],
    [{ SEED: 'none' }, 'none'],
    [{ DATABASE_URL: 'postgres://localhost/x', TOKEN_SECRET: 'x'.repeat(32) }, 'none'],
  ])(
    'with %j the seed is %s, because only a server that others cannot reach gets the demonstration by default',
    (env, seed) => {
      expect(readSettings(env).seed).toBe(seed);
    },
  );

  it('the settings require a token secret with DATABASE_URL', () => {
    const url = 'postgres://localhost/linehaul';
    expect(() => readSettings({ DATABASE_URL: url })).toThrow('TOKEN_SECRET is required');
    const secret = 'x'.repeat(32);
    expect(readSettings({ DATABASE_URL: url, TOKEN_SECRET: secret }).tokenSecret).toBe(secret);
  });

  it('the settings require neither a token secret nor a database if API_HOST names another backend', () => {
    const settings = readSettings({
      API_HOST: 'http://127.0.0.1:8099/',
      RECAPTCHA_SITE_KEY: 'key',
      DATABASE_URL: 'postgres://localhost/linehaul',
    });
    expect(settings).toMatchObject({ apiHost: 'http://127.0.0.1:8099', databaseUrl: null });
    expect(settings.recaptchaSiteKey).toBe('key');
  });

  it('the settings accept a mail server with addresses for defects or for defects and leads, and reject one without an address', () => {
    const url = 'smtp://user:hunter2@mail.example.com:587';
    const shop = { SMTP_URL: url, DEFECTS_EMAIL: 'shop@b.example, night@b.example' };
    expect(readSettings(shop).mail).toEqual({
      url,
      from: 'shop@b.example',
      leads: [],
      defects: ['shop@b.example', 'night@b.example'],
    });
    const both = { ...shop, LEADS_EMAIL: 'sales@b.example', SMTP_FROM: 'linehaul@b.example' };
    expect(readSettings(both).mail).toMatchObject({
      from: 'linehaul@b.example',
      leads: ['sales@b.example'],
    });
    expect(() => readSettings({ SMTP_URL: url })).toThrow(/^LEADS_EMAIL or DEFECTS_EMAIL/);
    expect(() => readSettings({ LEADS_EMAIL: 'a@b.example' })).toThrow(/^SMTP_URL is required/);
    expect(() => readSettings({ SMTP_URL: 'user:hunter2@x' })).toThrow(/^(?!.*hunter2).*SMTP_URL/s);
  });

  it('the error about a short TOKEN_SECRET does not repeat the secret', () => {
    expect(() => readSettings({ TOKEN_SECRET: 'hunter2' })).toThrow(
      /^(?!.*hunter2).*TOKEN_SECRET/s,
    );
  });
});
