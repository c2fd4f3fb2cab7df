import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { computeWebhookSignature } from '../../server/jobs/notifications/webhook';
import { inRoot } from '../machine/paths';

const integrate = fs.readFileSync(inRoot('docs', 'integrate.md'), 'utf8');
const [, snippet = ''] = /```js\n([\s\S]*?)```/.exec(integrate) ?? [];

function verify(cases: [signature: string, body: string, secret: string][]): boolean[] {
  const script = `${snippet}
    const cases = ${JSON.stringify(cases)};
    console.log(JSON.stringify(cases.map((one) => isFromLinehaul(...one))));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script]);
  return JSON.parse(output.toString()) as boolean[];
}

describe('the verification snippet in docs/integrate.md', () => {
  it("the verification snippet accepts Linehaul's signature, and no other body, secret, time or format", () => {
    const secret = 'the secret of a receiver';
    const body = '{"delivery":"1","kind":"report"}';
    const signature = computeWebhookSignature(secret, body, Date.now());
    const old = computeWebhookSignature(secret, body, Date.now() - 6 * 60_000);
    expect(
      verify([
        [signature, body, secret],
        [signature, `${body} `, secret],
        [signature, body, 'another secret'],
        [old, body, secret],
        ['nonsense', body, secret],
      ]),
    ).toEqual([true, false, false, false, false]);
  });
});
