import { MARK } from '../kit/mark';
import { textPath } from './textPath';

const AMBER = '#FFAE1A';

function mark(fill: string): string {
  const d = MARK.map((shape) => `M${shape.map(([x, y]) => `${x} ${y}`).join('L')}Z`).join('');
  return `<path fill="${fill}" d="${d}"/>`;
}

export function brand(): Record<string, string> {
  const name = textPath('LINEHAUL', { x: 74, y: 55, size: 66, spacing: 0.045, fill: '#F5F7FB' });
  const width = Math.ceil(74 + name.width);
  return {
    'logo.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 64" width="${width}" height="64" role="img"><title>Linehaul</title>${mark(AMBER)}${name.svg}</svg>\n`,
    'logo-mark.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${mark(AMBER)}</svg>\n`,
    'favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#0A1530"/><g transform="translate(6.4 6.4) scale(.8)">${mark(AMBER)}</g></svg>\n`,
  };
}
