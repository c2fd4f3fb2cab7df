import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run } from './run';
import { inRoot } from './paths';
import { printed, type Studio } from './studio';

const SECONDS = 8;
const RATE = 24;
const SIZE = { width: 1600, height: 900 };

/** Draws the hero loop frame by frame, and encodes it as MP4 and WebM. */
export async function renderFilm(studio: Studio): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'linehaul-film-'));
  const master = path.join(folder, 'master.mkv');
  await writeMaster(studio, master);
  const out = (name: string) => inRoot('public/media', name);
  const quiet = ['-y', '-loglevel', 'error', '-threads', '1', '-i', master, '-an'];
  await run('ffmpeg', [
    ...quiet,
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-crf',
    '28',
    '-pix_fmt',
    'yuv420p',
    '-x264-params',
    'aq-mode=3:keyint=192',
    '-movflags',
    '+faststart',
    out('hero.mp4'),
  ]);
  await run('ffmpeg', [
    ...quiet,
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '41',
    '-pix_fmt',
    'yuv420p',
    '-row-mt',
    '0',
    '-deadline',
    'good',
    '-cpu-used',
    '2',
    '-g',
    '192',
    out('hero.webm'),
  ]);
  fs.rmSync(folder, { recursive: true });
  for (const name of ['hero.mp4', 'hero.webm'])
    console.log(`${name}  ${Math.round(fs.statSync(out(name)).size / 1024)} KB`);
}

async function writeMaster(studio: Studio, file: string): Promise<void> {
  const encoder = spawn(
    'ffmpeg',
    ['-y', '-loglevel', 'error', '-f', 'image2pipe', '-framerate', String(RATE), '-i', '-'].concat([
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-qp',
      '0',
      '-pix_fmt',
      'yuv444p',
      file,
    ]),
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  const done = new Promise((resolve) => encoder.once('close', resolve));
  for (let i = 0; i < SECONDS * RATE; i += 1) encoder.stdin.write(await frame(studio, i));
  encoder.stdin.end();
  await done;
}

async function frame(studio: Studio, index: number): Promise<Buffer> {
  await studio.page.evaluate(
    ({ width, height, t }) => {
      window.paintScene('hero', width, height, t);
    },
    { ...SIZE, t: index / (SECONDS * RATE) },
  );
  return printed(studio, 'image/png');
}
