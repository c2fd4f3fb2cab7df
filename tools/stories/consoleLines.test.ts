import { missingLines, networkLine, unexpectedLines } from './consoleLines';

const refused = {
  text: 'Failed to load resource: the server responded with a status of 500 (Internal Server Error)',
  url: 'http://127.0.0.1:6006/api/about/?page=1',
};
const dead = {
  text: 'Failed to load resource: net::ERR_FAILED',
  url: 'http://127.0.0.1:6006/api/about/',
};
const logged = { text: 'The contacts could not be loaded: 500', url: '' };

describe('a line in a story’s console', () => {
  it('about a failed call is known by its status and path', () => {
    expect(networkLine(refused)).toBe('500 /api/about/');
    expect(networkLine(dead)).toBe('failed /api/about/');
    expect(networkLine(logged)).toBeUndefined();
  });

  it('is let pass when the story declares it, and only then', () => {
    expect(unexpectedLines([refused, dead], ['500 /api/about/'])).toEqual([
      'undeclared network line: failed /api/about/',
    ]);
    expect(unexpectedLines([refused], ['404 /api/about/'])).toHaveLength(1);
  });

  it('of the product itself is declared by its first words', () => {
    expect(unexpectedLines([logged], ['The contacts could not be loaded'])).toEqual([]);
    expect(unexpectedLines([logged], [])).toEqual([`console: ${logged.text}`]);
  });

  it('that is declared must come', () => {
    expect(missingLines([refused], ['500 /api/about/', '500 /api/driver/'])).toEqual([
      '500 /api/driver/',
    ]);
  });
});
