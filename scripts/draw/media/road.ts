/**
 * The road of the background scene, in perspective. Coordinates: the distance `z` from the viewer (1 at the lower edge of
 * the picture) and the offset `across` the road (-1 left edge, 1 right edge).
 */

const VANISHING_Y = 446;
const GROUND_HEIGHT = 274;
const HALF_WIDTH = 262;
const FARTHEST = 26;
const NEAREST = 0.92;
const STRIPE_EVERY = 0.9;
const STRIPE_LENGTH = 0.36;
/** Points along a curved edge; enough to look smooth. */
const EDGE_POINTS = 26;

/** Stripes per loop; even, because the posts stand at every second stripe and must close the loop too. */
const STRIPES_PER_LOOP = 6;

export interface Point {
  x: number;
  y: number;
  /** Size of an object here, relative to the lower edge of the picture. */
  scale: number;
}

/** Projects a point onto the picture; `bend` is the sideways shift of the far end in pixels. */
export function project(z: number, across: number, bend: number): Point {
  const scale = 1 / z;
  const far = Math.max(0, 1 - scale);
  const middle = 770 + 128 * far ** 1.5 + 46 * Math.sin(Math.PI * scale ** 0.62) + bend * far ** 3;
  return { x: middle + across * HALF_WIDTH * scale, y: VANISHING_Y + GROUND_HEIGHT * scale, scale };
}

const format = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

const quad = (near: number, far: number, from: number, to: number, bend: number) =>
  `M${format(project(near, from, bend))}L${format(project(far, from, bend))} ${format(project(far, to, bend))} ${format(project(near, to, bend))}z`;

function band(from: number, to: number, bend: number): string {
  const distances = Array.from({ length: EDGE_POINTS }, (_, i) => {
    const scale = 1 / FARTHEST + (1 / NEAREST - 1 / FARTHEST) * (i / (EDGE_POINTS - 1)) ** 1.6;
    return 1 / scale;
  });
  const left = distances.map((z) => format(project(z, from, bend)));
  const right = distances.map((z) => format(project(z, to, bend))).reverse();
  return `M${[...left, ...right].join(' ')}z`;
}

/** Distances of objects spaced `every` units apart, at the part `t` (0 to 1) of the loop. */
function row(every: number, t: number): number[] {
  const run = (STRIPES_PER_LOOP * STRIPE_EVERY * t) % every;
  const distances: number[] = [];
  for (let z = NEAREST - run; z < FARTHEST * 0.7; z += every) distances.push(z);
  return distances;
}

/** Asphalt, edge lines and the stripes of the middle, at the part `t` (0 to 1) of the loop. */
export function pavement(t: number, bend: number): string[] {
  const stripes = row(STRIPE_EVERY, t)
    .filter((z) => z + STRIPE_LENGTH > NEAREST)
    .map((z) => quad(Math.max(z, NEAREST), z + STRIPE_LENGTH, -0.016, 0.016, bend));
  return [
    `<path d="${band(-1.06, 1.06, bend)}" fill="url(#fo-via)"/>`,
    `<path d="${band(-0.98, -0.945, bend)}${band(0.945, 0.98, bend)}" fill="#f7f8f3" opacity=".7"/>`,
    `<path d="${stripes.join('')}" fill="#f2a900"/>`,
  ];
}

/** Posts with a reflector on both sides, at the part `t` (0 to 1) of the loop; the farthest first. */
export function posts(t: number, bend: number): string[] {
  const stakes: string[] = [];
  const reflectors: string[] = [];
  for (const z of row(STRIPE_EVERY * 2, t)
    .filter((distance) => distance > 0.5)
    .reverse()) {
    for (const across of [-1.22, 1.22]) {
      const { x, y, scale } = project(z, across, bend);
      const width = 9 * scale;
      const height = 66 * scale;
      const left = (x - width / 2).toFixed(1);
      stakes.push(`M${left} ${y.toFixed(1)}v${(-height).toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}z`);
      const top = (y - height * 0.86).toFixed(1);
      reflectors.push(`M${left} ${top}h${width.toFixed(1)}v${(height * 0.22).toFixed(1)}h${(-width).toFixed(1)}z`);
    }
  }
  return [
    `<path d="${stakes.join('')}" fill="#d5e7e8" opacity=".85"/>`,
    `<path d="${reflectors.join('')}" fill="#f2a900"/>`,
  ];
}
