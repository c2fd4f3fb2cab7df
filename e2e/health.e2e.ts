import { expect, test } from './support/test';

test('the server reports that it is ready', async ({ request }) => {
  const response = await request.get('/readyz');
  expect(response.status()).toBe(200);
});
