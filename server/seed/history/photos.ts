import sharp from 'sharp';
import { preparePhoto, type PreparedPhoto } from '../../domain/photos/storePhoto';

export type Drawing = 'brake' | 'door' | 'hose' | 'lamp' | 'mirror' | 'scrape' | 'step' | 'tire';

export interface Photo {
  bytes: Buffer;
  picture: PreparedPhoto;
}

const dark = 'stroke="#14171a" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"';
const crack = 'fill="none" stroke="#f4f6f8" stroke-width="4" stroke-linejoin="bevel"';

/** SVG shapes on a picture of 800 x 600, over asphalt, in a lamp's light. */
const shapes: Readonly<Record<Drawing, string>> = {
  tire: `<circle cx="400" cy="310" r="250" fill="#25282b" ${dark}/>
    <circle cx="400" cy="310" r="215" fill="none" stroke="#3a3e42" stroke-width="26" stroke-dasharray="34 16"/>
    <circle cx="400" cy="310" r="128" fill="#a9adb0" ${dark}/><circle cx="400" cy="310" r="52" fill="#6d7174"/>
    <circle cx="400" cy="310" r="92" fill="none" stroke="#55595c" stroke-width="22" stroke-dasharray="22 36"/>
    <path d="M560 128l26 46-20 22 34 40" fill="none" stroke="#d9d2c4" stroke-width="9"/>`,
  mirror: `<path d="M80 90h90v430h-90z" fill="#30343a" ${dark}/>
    <rect x="190" y="60" width="430" height="480" rx="60" fill="#2b2f34" ${dark}/>
    <rect x="225" y="95" width="360" height="410" rx="36" fill="#8fb2cc"/>
    <path d="M225 380l140-70 220 60v99q0 36-36 36H261q-36 0-36-36z" fill="#5d6b60"/>
    <path d="M395 95l-34 120 62 70-96 90 40 130M361 215l-136-30M423 285l162-74M327 375l-102 20M423 285l90 150 72 10" ${crack}/>`,
  lamp: `<path d="M0 150h800v300H0z" fill="#b23a2e"/><path d="M0 150h800v46H0zM0 404h800v46H0z" fill="#8d2b22"/>
    <ellipse cx="400" cy="300" rx="190" ry="104" fill="#57260f" ${dark}/>
    <ellipse cx="400" cy="300" rx="160" ry="78" fill="#8a4a1c"/><ellipse cx="350" cy="272" rx="60" ry="22" fill="#b97a48"/>
    <path d="M470 236l-30 52 44 20-26 58" ${crack}/>`,
  hose: `<path d="M-20 420C180 420 180 180 400 180s220 240 440 240" fill="none" stroke="#14171a" stroke-width="92"/>
    <path d="M-20 420C180 420 180 180 400 180s220 240 440 240" fill="none" stroke="#2f5d9e" stroke-width="74"/>
    <path d="M-20 404C180 404 180 164 400 164s220 240 440 240" fill="none" stroke="#6d97d1" stroke-width="12"/>
    <path d="M360 150l82 66M352 184l70 52M384 140l74 54" stroke="#e4ddd0" stroke-width="7"/>
    <path d="M404 232q-30 70 0 96 30-26 0-96zM452 250q-18 46 0 62 18-16 0-62z" fill="#b9d4e6"/>`,
  brake: `<circle cx="300" cy="300" r="216" fill="#4d5256" ${dark}/><circle cx="300" cy="300" r="150" fill="#363a3d"/>
    <circle cx="300" cy="300" r="56" fill="#7d8285" ${dark}/>
    <path d="M486 226h190v148H486z" fill="#6a6f72" ${dark}/><path d="M676 262h90v76h-90z" fill="#2b2f32" ${dark}/>
    <path d="M520 226v148M556 226v148" stroke="#43484b" stroke-width="10"/>
    <path d="M640 374q-40 60-8 104" fill="none" stroke="#9aa0a4" stroke-width="12" stroke-dasharray="5 12"/>`,
  door: `<path d="M0 0h800v600H0z" fill="#d4d7d8"/><path d="M90 0v600M250 0v600M410 0v600M570 0v600M730 0v600" stroke="#b5b9bb" stroke-width="14"/>
    <path d="M330 0h26v600h-26z" fill="#4b5054"/><path d="M356 120h120v74H356zM356 404l128 44-22 66-120-40z" fill="#8e9396" ${dark}/>
    <path d="M330 404l26 12 10 80-36-8z" fill="#14171a"/><circle cx="440" cy="157" r="13" fill="#3c4043"/><circle cx="430" cy="462" r="13" fill="#3c4043"/>
    <path d="M330 500q40 20 20 100" fill="none" stroke="#96521f" stroke-width="9"/>`,
  scrape: `<path d="M0 0h800v600H0z" fill="#e3e5e3"/><path d="M0 120h800M0 480h800" stroke="#b9bdbb" stroke-width="10"/>
    <path d="M0 512h800v30H0z" fill="#c33b2f"/><path d="M100 512h100v30H100zM300 512h100v30H300zM500 512h100v30H500zM700 512h100v30H700z" fill="#f3f3f0"/>
    <path d="M90 316q220-44 640-20M130 340q260-36 520-18M190 366q180-20 330-8" fill="none" stroke="#6b6f70" stroke-width="8" stroke-dasharray="120 8 60 5"/>
    <path d="M210 330q190-30 380-14" fill="none" stroke="#9b5a2b" stroke-width="6" stroke-dasharray="70 22"/>`,
  step: `<path d="M0 0h800v250H0z" fill="#1f4a7a"/><path d="M0 226h800v26H0z" fill="#16375b"/>
    <g transform="rotate(7 180 330)"><rect x="150" y="312" width="520" height="96" rx="10" fill="#9ea4a8" ${dark}/>
    <path d="M180 360h460" stroke="#5d6366" stroke-width="44" stroke-dasharray="26 20"/></g>
    <path d="M190 250v74M640 250v96" stroke="#2b2f32" stroke-width="26"/><circle cx="640" cy="360" r="17" fill="#14171a"/>`,
};

const svg = (drawing: Drawing) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><defs>
    <radialGradient id="light" cx=".4" cy=".3" r=".9"><stop offset=".3" stop-opacity="0"/><stop offset="1" stop-opacity=".55"/></radialGradient></defs>
    <rect width="800" height="600" fill="#7c7f7d"/>${shapes[drawing]}
    <rect width="800" height="600" fill="url(#light)"/></svg>`);

/** Sharp's SVG loader, which is blocked for uploads (server/domain/media). */
const loader = { operation: ['VipsForeignLoadSvgBuffer'] };

/**
 * Draws photos as JPEG, the format that phones send. Allows SVG in the whole process, which decodes no uploads before
 * the server listens.
 */
async function drawPhotos(): Promise<ReadonlyMap<Drawing, Buffer>> {
  sharp.unblock(loader);
  try {
    const drawn = await Promise.all(
      (Object.keys(shapes) as Drawing[]).map(async (drawing) => {
        const bytes = await sharp(svg(drawing)).resize(640).jpeg({ quality: 72 }).toBuffer();
        return [drawing, bytes] as const;
      }),
    );
    return new Map(drawn);
  } finally {
    sharp.block(loader);
  }
}

/** Draws every photo and prepares it once for all defects. */
export async function makePhotos(): Promise<ReadonlyMap<Drawing, Photo>> {
  const made = [...(await drawPhotos())].map(async ([drawing, bytes]) => {
    return [drawing, { bytes, picture: await preparePhoto(bytes) }] as const;
  });
  return new Map(await Promise.all(made));
}
