/** Returns a generator of numbers in [0, 1). The same seed gives the same picture on every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 974634777);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const smooth = (t: number) => t * t * (3 - 2 * t);

/** Value noise in [0, 1]. It repeats in x every `period` cells if `period` is above 0. */
export function noise(x: number, y: number, seed: number, period = 0): number {
  const wrap = (n: number) => (period > 0 ? ((n % period) + period) % period : n);
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = smooth(x - x0);
  const fy = smooth(y - y0);
  const at = (dx: number, dy: number) => hash(wrap(x0 + dx), y0 + dy, seed);
  const top = at(0, 0) + (at(1, 0) - at(0, 0)) * fx;
  const low = at(0, 1) + (at(1, 1) - at(0, 1)) * fx;
  return top + (low - top) * fy;
}

/** Layered noise in [0, 1]. With a `period`, in cells of the first octave, it repeats in x. */
export function fbm(x: number, y: number, seed: number, octaves = 5, period = 0): number {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    const scale = 2 ** octave;
    sum += weight * noise(x * scale, y * scale, seed + octave * 17, period * scale);
    total += weight;
    weight *= 0.5;
  }
  return sum / total;
}
