import { fixableFailure } from './fixableFailure';

const failure = (fields: object) => Object.assign(new Error('the words of the system'), fields);

test.each([
  [{ code: 'EADDRINUSE', port: 3000 }, /^Port 3000 is in use\. .*PORT=3001\.$/],
  [{ code: 'EACCES', port: 80 }, /^Port 80 is reserved/],
  [{ code: 'ENOSPC', path: '/data/wal' }, /^The disk is full/],
  [{ code: 'EACCES', path: '/data' }, /^\/data cannot be written\. .*DATA_DIR\.$/],
  [{ code: 'EROFS', path: '/data' }, /^\/data cannot be written/],
])('fixableFailure returns an explanation of a start that failed with %j', (fields, line) => {
  expect(fixableFailure(failure(fields))).toMatch(line);
});

test.each([[failure({ code: 'ECONNRESET' })], [new Error('a bug')], ['no error']])(
  'fixableFailure returns undefined for the failure %s',
  (error) => expect(fixableFailure(error)).toBeUndefined(),
);
