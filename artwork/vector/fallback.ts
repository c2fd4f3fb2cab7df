import { crest, type Ridge } from '../kit/land';
import { seeded } from '../kit/random';
import { MARK } from '../kit/mark';

/** Pictures to show where the server provides none. */
export function fallbacks(): Record<string, string> {
  return {
    'fallback/hero.svg': landscape(1600, 900),
    'fallback/feature.svg': landscape(1200, 900),
    'fallback/service-icon.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect x="2" y="2" width="60" height="60" rx="14" fill="#0F2045" stroke="#3C62AE" stroke-width="2"/>' +
      `<g transform="translate(13 12.5) scale(.6)">${mark()}</g></svg>\n`,
  };
}

function mark(): string {
  return `<path fill="#FFAE1A" d="${MARK.map((s) => `M${s.map(([x, y]) => `${x} ${y}`).join('L')}Z`).join('')}"/>`;
}

function landscape(w: number, h: number): string {
  const horizon = Math.round(h * 0.66);
  const ranges = [
    { height: 0.36, wave: 300, seed: 8, sharp: 0.85, fill: 'url(#far)' },
    { height: 0.22, wave: 240, seed: 31, sharp: 0.6, fill: 'url(#mid)' },
    { height: 0.1, wave: 300, seed: 12, sharp: 0, fill: '#0A1427' },
  ];
  const hills = ranges.map(
    (r) =>
      `<path fill="${r.fill}" d="${ridge({ base: horizon + 6, height: h * r.height, wave: r.wave, seed: r.seed, sharp: r.sharp, color: '' }, w)}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" preserveAspectRatio="xMidYMid slice">${defs()}<rect width="${w}" height="${h}" fill="url(#sky)"/>${stars(w, horizon)}${hills[0]}<ellipse cx="${w * 0.62}" cy="${horizon}" rx="${w * 0.5}" ry="${h * 0.22}" fill="url(#glow)"/>${hills.slice(1).join('')}${road(w, h, horizon)}</svg>\n`;
}

function defs(): string {
  const gradient = (id: string, stops: readonly (readonly [number, string])[]) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join('')}</linearGradient>`;
  return `<defs>${gradient('sky', [
    [0, '#050A17'],
    [0.4, '#142A50'],
    [0.6, '#4A6690'],
    [0.68, '#B38B66'],
  ])}${gradient('far', [
    [0, '#1A2F52'],
    [1, '#5D7196'],
  ])}${gradient('mid', [
    [0, '#12213F'],
    [1, '#35507C'],
  ])}${gradient('road', [
    [0, '#2A3854'],
    [1, '#05080F'],
  ])}<radialGradient id="glow"><stop offset="0" stop-color="#FFAE1A" stop-opacity=".7"/><stop offset="1" stop-color="#FFAE1A" stop-opacity="0"/></radialGradient></defs>`;
}

function ridge(shape: Ridge, w: number): string {
  let d = `M0 ${shape.base}`;
  for (let x = 0; x <= w; x += 10) d += `L${x} ${Math.round(shape.base - crest(shape, x, w))}`;
  return `${d}L${w} ${shape.base}Z`;
}

function stars(w: number, horizon: number): string {
  const random = seeded(3);
  let d = '';
  for (let i = 0; i < 110; i += 1)
    d += `M${Math.round(random() * w)} ${Math.round(random() ** 1.5 * horizon * 0.6)}h.1`;
  return `<path d="${d}" stroke="#DBE7FB" stroke-opacity=".6" stroke-width="1.8" stroke-linecap="round"/>`;
}

function road(w: number, h: number, horizon: number): string {
  const x = w * 0.62;
  const side = (bottom: number) => `L${bottom} ${h}`;
  const dashes = [
    [0.04, 0.07],
    [0.11, 0.17],
    [0.25, 0.38],
    [0.54, 0.82],
  ].map(([a = 0, b = 0]) => {
    const at = (t: number) => horizon + 6 + (h - horizon) * t;
    const wide = (t: number) => 1 + t * 11;
    const mid = (t: number) => x - (x - w * 0.5) * t;
    return `M${mid(a) - wide(a)} ${at(a)}L${mid(a) + wide(a)} ${at(a)}L${mid(b) + wide(b)} ${at(b)}L${mid(b) - wide(b)} ${at(b)}Z`;
  });
  return `<rect y="${horizon + 4}" width="${w}" height="${h - horizon}" fill="#070C16"/><path fill="url(#road)" d="M${x - 6} ${horizon + 4}L${x + 6} ${horizon + 4}${side(w * 1.02)}${side(-w * 0.02)}Z"/><path fill="#FFAE1A" d="${dashes.join('')}"/>`;
}
