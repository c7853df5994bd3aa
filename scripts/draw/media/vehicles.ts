import { project } from './road.ts';

const LANE = 0.48;
const ONCOMING = 2;
const ONCOMING_FROM = 13;
/** Behind the viewer, so that the vehicle disappears out of view. */
const ONCOMING_TO = 0.6;

const wave = (t: number) => Math.sin(2 * Math.PI * t);

function body(x: number, y: number, scale: number, opacity: number): string {
  return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})" opacity="${opacity.toFixed(2)}" d="M-62 0v-46l16-40q4-8 12-8h68q8 0 12 8l16 40V0z" fill="#04202a"/>`;
}

function lamps(x: number, y: number, scale: number, paint: string, radius: number, opacity: number): string[] {
  return [-44, 44].map(
    (side) =>
      `<circle cx="${(x + side * scale).toFixed(1)}" cy="${(y - 34 * scale).toFixed(1)}" r="${(radius * scale + 3).toFixed(1)}" fill="url(#${paint})" opacity="${opacity.toFixed(2)}"/>`,
  );
}

/** The vehicles at the part `t` (0 to 1) of the loop: two oncoming ones and one ahead. */
export function vehicles(t: number, bend: number): string[] {
  const ahead = project(4.6 + 0.5 * wave(t), LANE, bend);
  const coming = Array.from({ length: ONCOMING }, (_, i) => (t + 0.36 + i / ONCOMING) % 1)
    .sort((a, b) => a - b)
    .flatMap((part) => {
      const { x, y, scale } = project(ONCOMING_FROM + (ONCOMING_TO - ONCOMING_FROM) * part, -LANE, bend);
      const seen = Math.min(1, part / 0.18);
      return [body(x, y, scale, seen), ...lamps(x, y, scale, 'fo-luz', 38, seen)];
    });
  return [body(ahead.x, ahead.y, ahead.scale, 1), ...lamps(ahead.x, ahead.y, ahead.scale, 'fo-cola', 32, 1), ...coming];
}
