import { dot, line, mirrored, mix, shape } from './svg.ts';

/** A hair style: a part behind the head and a part over the face. */
export interface Hair {
  back: (color: string) => string;
  front: (color: string) => string;
}

const nothing = () => '';
const shine = (color: string) => mix(color, '#ffffff', 0.16);
const depth = (color: string) => mix(color, '#000000', 0.22);

const bob: Hair = {
  back: (color) =>
    shape(
      'M320 112C228 110 188 182 190 270C191 340 180 396 200 440C226 462 262 452 284 440L356 440C378 452 414 462 440 440C460 396 449 340 450 270C452 182 412 110 320 112Z',
      depth(color),
    ),
  front: (color) =>
    shape(
      'M286 150C254 172 236 216 231 272C227 322 232 372 236 424C206 412 188 340 193 262C198 176 240 114 322 112C404 114 448 178 449 262C452 340 434 412 404 424C410 372 414 316 409 276C400 236 340 214 286 150Z',
      color,
    ) + line('M300 136C360 150 410 190 424 262M268 148C232 178 214 226 211 290', shine(color), 5, 0.7),
};

const cropped: Hair = {
  back: nothing,
  front: (color) =>
    shape(
      'M223 296C213 250 206 202 230 164C250 128 304 106 352 114C402 120 434 164 429 224C428 252 422 276 417 296L408 288C409 260 404 238 390 216C362 218 326 210 300 192C286 208 264 220 248 224C237 244 232 266 232 288Z',
      color,
    ) +
    line(
      'M300 192C284 178 276 164 280 148M344 206C326 190 318 172 322 152M384 212C370 196 362 176 364 156',
      depth(color),
      4,
      0.6,
    ),
};

const fade: Hair = {
  back: nothing,
  front: (color) =>
    shape(
      'M228 284C224 196 252 138 320 136C388 138 416 196 412 284C407 262 406 216 388 198C350 186 290 186 252 198C234 216 233 262 228 284Z',
      color,
      0.5,
    ) +
    shape(
      'M229 226C232 170 264 130 320 129C376 130 408 170 411 226C405 210 398 203 388 198C350 186 290 186 252 198C242 203 235 210 229 226Z',
      color,
    ) +
    line('M270 156C284 147 302 143 320 143', shine(color), 6, 0.7),
};

const receding: Hair = {
  back: nothing,
  front: (color) =>
    shape(
      'M223 300C206 246 208 190 244 158C274 130 366 128 396 158C432 190 434 246 417 300L408 282C409 252 406 230 396 214C396 194 386 180 366 180C344 162 296 162 272 182C254 182 244 196 244 214C234 230 231 252 232 282Z',
      color,
    ) +
    line(
      'M284 166C310 152 350 154 370 172M226 216C230 200 236 188 246 178M414 216C410 200 404 188 394 178',
      shine(color),
      5,
      0.8,
    ),
};

const shaven: Hair = {
  back: nothing,
  front: (color) =>
    mirrored(shape('M227 292C224 258 226 232 238 206C248 220 247 246 242 264C239 276 237 286 236 294Z', color, 0.42)) +
    line('M268 178C284 164 306 158 328 158', '#ffffff', 9, 0.2),
};

const cloud = (radius: number, distance: number, count: number, color: string) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const wobble = index % 3 === 0 ? 6 : index % 3 === 1 ? -4 : 2;
    return dot(
      Math.round(320 + Math.cos(angle) * (distance + wobble)),
      Math.round(238 + Math.sin(angle) * (distance + wobble)),
      radius,
      color,
    );
  }).join('');

const curls = [
  [226, 262, 20],
  [234, 232, 25],
  [254, 204, 28],
  [284, 188, 29],
  [320, 182, 29],
  [356, 188, 29],
  [386, 204, 28],
  [406, 232, 25],
  [414, 262, 20],
] as const;

const afro: Hair = {
  back: (color) => dot(320, 238, 150, color) + cloud(46, 124, 17, color),
  front: (color) =>
    shape(
      'M214 268C208 180 250 116 320 116C390 116 432 180 426 268C412 214 380 186 320 184C260 186 228 214 214 268Z',
      color,
    ) +
    curls.map(([x, y, r]) => dot(x, y, r, color)).join('') +
    line(
      'M238 150C262 122 296 108 326 108M206 216C208 196 216 178 226 166M372 118C392 126 408 140 418 156',
      shine(color),
      6,
      0.55,
    ),
};

const parted: Hair = {
  back: (color) =>
    shape(
      'M320 116C236 114 192 180 194 268C196 340 186 440 190 520L450 520C454 440 444 340 446 268C448 180 404 114 320 116Z',
      depth(color),
    ),
  front: (color) =>
    mirrored(
      shape(
        'M320 164C284 180 242 214 231 272C227 318 238 380 244 440C248 490 244 540 230 590C204 590 184 540 184 480C182 400 188 330 194 262C200 172 248 116 321 116Z',
        color,
      ) + line('M296 136C250 162 222 210 213 276', mix(color, '#ffffff', 0.2), 4, 0.45),
    ) + line('M320 120L320 164', depth(color), 4),
};

const bun: Hair = {
  back: (color) =>
    dot(330, 112, 56, depth(color)) +
    dot(324, 108, 52, color) +
    line('M290 100C304 80 336 74 356 92M296 124C312 108 338 104 358 118', depth(color), 5, 0.7),
  front: (color) =>
    shape(
      'M222 300C208 210 244 132 322 130C400 132 434 210 418 300C414 268 406 240 390 216C366 184 304 172 264 206C244 228 232 262 232 296C236 320 234 342 226 356C222 340 222 320 222 300Z',
      color,
    ) +
    line(
      'M262 204C270 180 288 160 312 146M300 184C312 170 324 158 330 146M352 184C350 170 346 158 338 146M390 212C388 188 374 166 350 148',
      depth(color),
      4,
      0.55,
    ),
};

const waves: Hair = {
  back: (color) =>
    shape(
      'M320 118C250 112 204 160 202 230C190 262 194 316 214 344L426 344C446 316 450 262 438 230C436 160 390 112 320 118Z',
      depth(color),
    ),
  front: (color) =>
    shape(
      'M228 318C202 312 192 276 206 250C190 214 212 166 248 158C264 122 330 106 366 130C408 128 438 164 430 206C450 236 444 300 414 320C416 284 410 254 396 238C372 244 338 232 318 208C298 230 268 244 246 242C236 262 230 290 228 318Z',
      color,
    ) +
    line(
      'M318 208C304 190 304 166 322 152M246 242C230 226 228 202 242 186M396 238C404 216 398 190 380 178M360 222C352 204 352 186 362 172',
      depth(color),
      4.5,
      0.5,
    ),
};

export const hairStyles = { bob, cropped, fade, receding, shaven, afro, parted, bun, waves };
export type HairStyle = keyof typeof hairStyles;
