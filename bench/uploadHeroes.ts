import fs from 'node:fs';
import { calls } from '@/contract/calls';
import { contentPaths, type SectionContent } from '@/contract/office/content/calls';
import { mediaPaths, uploadType } from '@/contract/office/media';
import { driverPagePicture } from '@/contract/driver';
import { shipperPagePicture } from '@/contract/shipper';
import { inRoot } from '../tools/machine/paths';

/** The field of each page's hero picture, and the file that the demonstration shows there. */
const heroes = [
  { section: 'home-title', field: 'picture', file: 'hero-poster.jpg' },
  { section: 'drivers-title', field: driverPagePicture, file: 'driver-hero.jpg' },
  { section: 'shippers-title', field: shipperPagePicture, file: 'shipper-hero.jpg' },
] as const;

/** Uploads the demonstration's hero pictures in the office, so that only the upload differs between the pages. */
export async function uploadHeroes(url: string): Promise<void> {
  const ask = async <Result>(path: string, init: RequestInit = {}): Promise<Result> => {
    const response = await fetch(url + path, init);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Result;
  };
  const json = { 'content-type': 'application/json' };
  const { access } = await ask<{ access: string }>(calls.login, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username: 'admin', password: 'linehaul-demo' }),
  });
  const authorization = `Bearer ${access}`;
  for (const { section, field, file } of heroes) {
    const { address } = await ask<{ address: string }>(`${mediaPaths.list}?name=${file}`, {
      method: 'POST',
      headers: { authorization, 'content-type': uploadType },
      body: new Uint8Array(fs.readFileSync(inRoot('public', 'media', file))),
    });
    const path = contentPaths.record.replace(':id', section);
    const { version, content } = await ask<{ version: number; content: SectionContent }>(path, {
      headers: { authorization },
    });
    await ask(path, {
      method: 'PUT',
      headers: { authorization, ...json },
      body: JSON.stringify({ ...content, version, [field]: address }),
    });
  }
}
