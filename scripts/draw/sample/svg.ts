/** An SVG element with its attributes; children are markup. */
export function tag(name: string, attributes: Record<string, string | number>, children = ''): string {
  const list = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('');
  return children ? `<${name}${list}>${children}</${name}>` : `<${name}${list}/>`;
}

/** A filled path; `opacity` from 0 to 1. */
export function shape(d: string, fill: string, opacity = 1): string {
  return tag('path', opacity === 1 ? { d, fill } : { d, fill, opacity });
}

/** A stroke with round ends; `width` in px. */
export function line(d: string, stroke: string, width: number, opacity = 1): string {
  return tag('path', {
    d,
    fill: 'none',
    stroke,
    opacity,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
}

/** A filled circle. */
export function dot(cx: number, cy: number, r: number, fill: string, opacity = 1): string {
  return tag('circle', opacity === 1 ? { cx, cy, r, fill } : { cx, cy, r, fill, opacity });
}

/** The markup and its mirror image about x = 320. */
export function mirrored(markup: string): string {
  return markup + tag('g', { transform: 'matrix(-1 0 0 1 640 0)' }, markup);
}

/** `markup` clipped to the outline `d`; `id` must be unique in the picture. */
export function clipped(id: string, d: string, markup: string): string {
  return tag('clipPath', { id }, tag('path', { d })) + tag('g', { 'clip-path': `url(#${id})` }, markup);
}

/** `from` mixed with `to`, both '#rrggbb'; `amount` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, amount: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(channel(from, at) * (1 - amount) + channel(to, at) * amount));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
