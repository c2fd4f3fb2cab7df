import { expect, test } from './support/test';

test('the server reports that it is ready', async ({ request }) => {
  const answer = await request.get('/readyz');
  expect(answer.status()).toBe(200);
});
