import { missingLines, networkLine, unexpectedLines } from './consoleLines';

const rejected = {
  text: 'Failed to load resource: the server responded with a status of 500 (Internal Server Error)',
  url: 'http://127.0.0.1:6006/api/about/?page=1',
};
const dead = {
  text: 'Failed to load resource: net::ERR_FAILED',
  url: 'http://127.0.0.1:6006/api/about/',
};
const logged = { text: 'The contacts could not be loaded: 500', url: '' };

describe("a line in a story's console", () => {
  it('networkLine describes a failed call by its path and its status or a network failure, and returns nothing for another line', () => {
    expect(networkLine(rejected)).toBe('500 /api/about/');
    expect(networkLine(dead)).toBe('failed /api/about/');
    expect(networkLine(logged)).toBeUndefined();
  });

  it('unexpectedLines returns the lines that the story does not declare', () => {
    expect(unexpectedLines([rejected, dead], ['500 /api/about/'])).toEqual([
      'undeclared network line: failed /api/about/',
    ]);
    expect(unexpectedLines([rejected], ['404 /api/about/'])).toHaveLength(1);
  });

  it("unexpectedLines leaves out a line of the product's log if the story declares its first words", () => {
    expect(unexpectedLines([logged], ['The contacts could not be loaded'])).toEqual([]);
    expect(unexpectedLines([logged], [])).toEqual([`console: ${logged.text}`]);
  });

  it('missingLines returns the declared lines that did not appear', () => {
    expect(missingLines([rejected], ['500 /api/about/', '500 /api/driver/'])).toEqual([
      '500 /api/driver/',
    ]);
  });
});
