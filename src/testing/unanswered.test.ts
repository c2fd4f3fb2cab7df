test('in a test, a call without a handler fails at once with a TypeError, as it does without a connection', async () => {
  await expect(fetch('http://api.test/api/about/', { method: 'POST' })).rejects.toThrow(
    new TypeError('No test answers POST http://api.test/api/about/'),
  );
});

test('the text of a data URL can be fetched', async () => {
  const response = await fetch('data:,freight');
  expect(await response.text()).toBe('freight');
});
