import { pavement, posts } from './road.ts';
import { vehicles } from './vehicles.ts';

/** Sideways swing of each layer in pixels; nearer layers swing more. */
const SWING: Record<string, number> = {
  sol: 2,
  montes: 5,
  ciudad: 8,
  lomas: 13,
  valle: 18,
  arboles: 22,
  'primer-plano': 40,
};
const ROAD_BEND = 20;

const CLOUDS = 4;
const CLOUD_DRIFT = 90;
const CLOUD_OPACITY = 0.26;

function setTag(svg: string, id: string, change: (tag: string) => string): string {
  const tag = new RegExp(`<[a-z]+ id="${id}"[^>]*>`);
  if (!tag.test(svg)) throw new Error(`the drawing has no layer "${id}"`);
  return svg.replace(tag, change);
}

const moveTag = (tag: string, x: number) => {
  const still = tag.replace(/ transform="[^"]*"/, '');
  return x === 0 ? still : still.replace(/(id="[^"]*")/, `$1 transform="translate(${x.toFixed(2)})"`);
};

function setLayer(svg: string, id: string, lines: string[]): string {
  const layer = new RegExp(`( *)<g id="${id}">[\\s\\S]*?</g>`);
  if (!layer.test(svg)) throw new Error(`the drawing has no layer "${id}"`);
  return svg.replace(layer, (_, indent: string) =>
    [`${indent}<g id="${id}">`, ...lines.map((line) => `${indent}  ${line}`), `${indent}</g>`].join('\n'),
  );
}

/**
 * The drawing at the part `t` (0 to 1) of the loop; 0 and 1 are the same picture.
 * @throws {Error} if the drawing lacks one of the moving layers
 */
export function sceneAt(drawing: string, t: number): string {
  const swing = Math.sin(2 * Math.PI * (t % 1));
  let svg = setLayer(drawing, 'via', [
    ...pavement(t, ROAD_BEND * swing),
    ...posts(t, ROAD_BEND * swing),
    ...vehicles(t, ROAD_BEND * swing),
  ]);
  for (const [id, width] of Object.entries(SWING)) svg = setTag(svg, id, (tag) => moveTag(tag, width * swing));
  for (let i = 0; i < CLOUDS; i++) {
    const part = (t + (i + 0.5) / CLOUDS) % 1;
    const opacity = (CLOUD_OPACITY * Math.sin(Math.PI * part) ** 2).toFixed(3);
    svg = setTag(svg, `nube-${i + 1}`, (tag) =>
      moveTag(tag, (part - 0.5) * CLOUD_DRIFT).replace(/ opacity="[^"]*"/, ` opacity="${opacity}"`),
    );
  }
  return svg;
}
