import { demonstrationFile } from '../testing/mediaFiles';
import { blankMetadata } from './blankMetadata';
import { checkVideo } from './checkVideo';
import { prepareMedia } from './prepareMedia';

function box(type: string, ...contents: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(contents.map((part) => Buffer.from(part)));
  const start = Buffer.alloc(8);
  start.writeUInt32BE(8 + body.length);
  start.write(type, 4, 'latin1');
  return Buffer.concat([start, body]);
}

const place = '+41.8781-087.6298/';
const location = box('\u00a9xyz', place);
const handler = (kind: string) => box('hdlr', Buffer.alloc(8), kind, Buffer.alloc(12));
const track = (kind: string, ...more: Buffer[]) =>
  box('trak', box('tkhd', 'head'), box('mdia', handler(kind), box('minf', 'index')), ...more);
const film = (...moov: Buffer[]) =>
  Buffer.concat([
    box('ftyp', 'isom', Buffer.alloc(4), 'isommp42'),
    box('moov', box('mvhd', 'head'), ...moov),
    box('mdat', 'the picture’s udta and meta'),
  ]);

describe('the metadata of a video', () => {
  it.each([
    ['of the film', film(track('vide'), box('udta', location))],
    ['of a track', film(track('vide', box('udta', location), box('meta', place)))],
    ['as an iPhone writes it', film(track('vide'), box('meta', box('keys', place)))],
    ['in a track of its own', film(track('vide'), track('meta', box('gps ', place)))],
    ['beside the film', Buffer.concat([film(track('vide')), box('uuid', place)])],
  ])(
    '%s is blanked: the location is gone, and every other byte stays in its place',
    (_where, bytes) => {
      const blank = blankMetadata(bytes);
      expect(bytes.includes(place)).toBe(true);
      expect(blank.includes(place)).toBe(false);
      expect(blank).toHaveLength(bytes.length);
      expect(() => checkVideo('video/mp4', blank)).not.toThrow();
      for (const kept of ['isommp42', 'vide', 'index', 'the picture’s udta and meta']) {
        expect(blank.indexOf(kept)).toBe(bytes.indexOf(kept));
      }
    },
  );

  it('is no part of the film itself: sound, picture and their index stay as they are', () => {
    const bytes = film(track('vide'), track('soun'));
    expect(blankMetadata(bytes).equals(bytes)).toBe(true);
  });

  it('with a size of nonsense does no harm', () => {
    const bytes = film(track('vide'), box('udta', location));
    for (let place = 0; place < bytes.length; place += 1) {
      for (const value of [0, 1, 0x7f, 0xff]) {
        const broken = Buffer.from(bytes);
        broken[place] = value;
        expect(blankMetadata(broken)).toHaveLength(bytes.length);
      }
    }
  });

  it('is not stored', async () => {
    const hero = demonstrationFile('hero.mp4');
    expect(hero.includes('udta')).toBe(true);
    const { variants } = await prepareMedia(hero);
    expect(variants[0]?.bytes.includes('udta')).toBe(false);
  });
});
