import { expect, test } from './support/test';

test('the server says that it is ready', async ({ request }) => {
  const answer = await request.get('/readyz');
  expect(answer.status()).toBe(200);
});
