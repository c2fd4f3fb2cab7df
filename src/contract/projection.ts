/** A point on the square Mercator map of the world. `x` and `y` are fractions of a side, from the northwest corner. */
export interface WorldPoint {
  x: number;
  y: number;
}

export function project(longitude: number, latitude: number): WorldPoint {
  const sine = Math.sin((latitude * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return { x: longitude / 360 + 0.5, y: Math.min(1, Math.max(0, y)) };
}

/** Returns the latitude and longitude of a point. */
export function unproject({ x, y }: WorldPoint): [number, number] {
  const latitude = Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI));
  return [(latitude * 180) / Math.PI, (x - 0.5) * 360];
}
