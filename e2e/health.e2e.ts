import { expect, test } from './support/test';

test('/readyz responds with 200', async ({ request }) => {
  const response = await request.get('/readyz');
  expect(response.status()).toBe(200);
});
