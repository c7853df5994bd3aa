import { clipped, dot, line, mirrored, mix, shape, tag } from './svg.ts';

/** Features of a drawn face; colours are '#rrggbb', `width` the half width of the face in px. */
export interface Face {
  skin: string;
  width: number;
  jaw: number;
  brow: string;
  mouth: 'smile' | 'lips' | 'teeth';
  lips?: string;
  lashes?: boolean;
  age?: 'mature' | 'senior';
  beard?: 'full' | 'goatee' | 'moustache' | 'stubble';
  beardColor?: string;
  glasses?: 'round' | 'square' | 'soft';
  glassesColor?: string;
}

const CHIN = 414;

function outline({ width, jaw }: Face): string {
  const [left, right] = [320 - width, 320 + width];
  const crown = Math.round(width * 0.6);
  const cheek = Math.round(width * (0.5 + 0.28 * jaw));
  const drop = Math.round(330 + 30 * jaw);
  return `M${left} 266C${left} 188 ${320 - crown} 148 320 148C${320 + crown} 148 ${right} 188 ${right} 266C${right} ${drop} ${320 + cheek} ${CHIN} 320 ${CHIN}C${320 - cheek} ${CHIN} ${left} ${drop} ${left} 266Z`;
}

/** Neck and the slope of the shoulders, drawn under the clothes. */
export function neck(face: Face): string {
  return shape('M276 340L276 430C276 456 262 478 226 492L414 492C378 478 364 456 364 430L364 340Z', face.skin);
}

/** The shadow of the head on neck and collar. */
export function chinShadow(face: Face): string {
  const shadow = tag('g', { transform: 'translate(5 30)' }, shape(outline(face), '#4a2416', 0.3));
  return clipped(
    'neck',
    'M276 340L276 430C276 444 273 456 266 466L266 500L374 500L374 466C367 456 364 444 364 430L364 340Z',
    shadow,
  );
}

const eye = (lashes: boolean, ink: string) =>
  shape('M262 287C270 276 292 275 300 288C292 297 270 297 262 287Z', '#fdf9f3') +
  dot(281.5, 286, 8.4, ink) +
  dot(284.5, 283, 2.4, '#ffffff', 0.9) +
  line('M261 287C269 275 292 274 301 288', ink, lashes ? 5 : 4) +
  (lashes ? line('M262 286L255 281', ink, 4) : '');

function eyes(face: Face): string {
  const ink = '#2a1c17';
  const brows = face.lashes ? 'M255 263C266 252 286 250 301 257' : 'M254 263C266 254 286 253 303 260';
  return mirrored(eye(face.lashes ?? false, ink) + line(brows, face.brow, face.lashes ? 6.5 : 9));
}

function mouth(face: Face, shade: string): string {
  const ink = mix(shade, '#4a1a14', 0.55);
  if (face.mouth === 'teeth') {
    return (
      shape('M286 364C304 370 336 370 354 364C349 386 335 394 320 394C305 394 291 386 286 364Z', '#fffdf8') +
      line('M286 364C304 370 336 370 354 364C349 386 335 394 320 394C305 394 291 386 286 364Z', face.lips ?? ink, 5)
    );
  }
  if (face.mouth === 'lips') {
    const lips = face.lips ?? ink;
    return (
      shape(
        'M285 364C298 364 308 361 313 362C317 364 323 364 327 362C332 361 342 364 355 364C344 384 334 390 320 390C306 390 296 384 285 364Z',
        lips,
      ) + line('M283 362C302 377 338 377 357 362', mix(lips, '#2a0d0a', 0.45), 3.2)
    );
  }
  return line('M290 368C304 380 336 380 350 368', ink, 5);
}

function beard(face: Face): string {
  const color = face.beardColor ?? face.brow;
  const [left, right] = [320 - face.width, 320 + face.width];
  const full = `M${left} 286C${left + 8} 316 ${left + 16} 336 ${left + 34} 346C266 350 284 342 300 346C312 349 328 349 340 346C356 342 374 350 ${right - 34} 346C${right - 16} 336 ${right - 8} 316 ${right} 286L${right + 4} 440L${left - 4} 440Z`;
  switch (face.beard) {
    case 'full':
      return (
        clipped('beard', outline(face), shape(full, color)) +
        shape('M290 366C306 372 334 372 350 366C344 384 296 384 290 366Z', mix(face.skin, '#b5533f', 0.3))
      );
    case 'stubble':
      return clipped('beard', outline(face), shape(full, color, 0.13));
    case 'goatee':
      return shape(
        'M280 372C280 348 300 346 320 351C340 346 360 348 360 372C362 402 346 424 320 424C294 424 278 402 280 372ZM291 369C292 384 304 391 320 391C336 391 348 384 349 369C340 359 300 359 291 369Z',
        color,
      );
    case 'moustache':
      return shape(
        'M320 349C304 342 286 350 274 368C292 370 308 368 320 363C332 368 348 370 366 368C354 350 336 342 320 349Z',
        color,
      );
    default:
      return '';
  }
}

const frames = {
  round: 'M281 258C301 258 313 271 313 288C313 305 301 318 281 318C261 318 249 305 249 288C249 271 261 258 281 258Z',
  square:
    'M256 264L306 264C311 264 313 268 312 274L309 300C308 309 302 313 294 313L268 313C259 313 253 309 252 300L249 274C248 268 251 264 256 264Z',
  soft: 'M250 264C272 258 296 260 312 268C314 292 306 312 284 314C260 314 248 296 244 262Z',
};

function glasses(face: Face): string {
  if (!face.glasses) return '';
  const color = face.glassesColor ?? '#1d2b30';
  const lens = frames[face.glasses];
  return (
    mirrored(
      shape(lens, '#ffffff', 0.14) + line(lens, color, 5.5) + line(`M249 276L${322 - face.width} 270`, color, 5),
    ) + line('M312 280C316 275 324 275 328 280', color, 5.5)
  );
}

function years(face: Face, shade: string): string {
  if (!face.age) return '';
  const folds = 'M287 342C280 349 276 357 276 364';
  const brow =
    face.age === 'senior'
      ? line('M288 222C306 217 334 217 352 222M294 204C310 200 330 200 346 204', shade, 3.5, 0.5)
      : '';
  return mirrored(line(folds, shade, 3.5, 0.6)) + brow;
}

/** Ears, head and features, without hair and clothes. */
export function head(face: Face): string {
  const shade = mix(face.skin, '#7a3420', 0.3);
  const d = outline(face);
  const ear = 320 - face.width;
  const lit = tag('g', { transform: 'translate(-18 -7)' }, shape(d, face.skin));
  return (
    mirrored(
      tag('ellipse', { cx: ear, cy: 294, rx: 17, ry: 27, fill: mix(face.skin, shade, 0.25) }) +
        line(`M${ear - 6} 284C${ear - 2} 280 ${ear + 4} 286 ${ear + 1} 300`, shade, 4, 0.8),
    ) +
    clipped('face', d, shape(d, mix(face.skin, shade, 0.45)) + lit + mirrored(dot(262, 334, 24, '#d9583b', 0.08))) +
    years(face, shade) +
    beard(face) +
    line('M317 296C315 314 306 328 308 336C311 343 325 344 331 339', shade, 4.5) +
    mouth(face, shade) +
    eyes(face) +
    glasses(face)
  );
}
