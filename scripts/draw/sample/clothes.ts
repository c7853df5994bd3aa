import { clipped, dot, line, mirrored, mix, shape } from './svg.ts';

const TORSO =
  'M64 650C66 566 108 524 182 504C222 493 250 486 264 466L376 466C390 486 418 493 458 504C532 524 574 566 576 650Z';
const NECKLINE = {
  deep: 'M265 464L375 464C366 500 346 534 320 560C294 534 274 500 265 464Z',
  round: 'M264 464L376 464C376 506 350 522 320 522C290 522 264 506 264 464Z',
  open: 'M265 464L375 464C364 492 344 508 320 514C296 508 276 492 265 464Z',
};

const torso = (color: string) =>
  shape(TORSO, color) +
  shape('M494 566C488 594 484 620 482 650L576 650C574 592 554 554 516 530C512 540 500 552 494 566Z', '#0b2530', 0.12) +
  line('M164 650C160 618 156 596 148 574M482 650C484 620 488 596 495 574', mix(color, '#0b2530', 0.35), 4, 0.5);

/** Two lapels over an inner garment. */
function jacket(color: string, inner: string, skin: string, neckline: string): string {
  const lapel = mix(color, '#ffffff', 0.1);
  const edge = mix(color, '#0b2530', 0.35);
  return (
    torso(color) +
    shape('M262 466C268 486 290 560 320 624C350 560 372 486 378 466Z', inner) +
    shape(neckline, skin) +
    mirrored(
      shape(
        'M262 458C250 474 240 486 236 500L214 540L250 552L240 568L318 650L322 628C296 586 274 530 262 458Z',
        lapel,
      ) + line('M250 552L240 568L318 650', edge, 3, 0.5),
    )
  );
}

function shirtCollar(color: string): string {
  return mirrored(
    shape('M266 452C258 466 255 480 258 494L292 544L320 510C298 500 276 482 266 452Z', color) +
      line('M258 494L292 544L320 510', mix(color, '#0b3d4a', 0.4), 3, 0.5),
  );
}

type Dress = (main: string, inner: string, skin: string) => string;

const blazer: Dress = (main, inner, skin) => jacket(main, inner, skin, NECKLINE.deep) + dot(236, 594, 9, '#f2a900');

const coat: Dress = (main, inner, skin) =>
  jacket(main, inner, skin, NECKLINE.round) +
  shape('M424 576L432 576L432 606L424 606Z', '#f2a900') +
  line('M404 606L462 602', mix(main, '#0b3d4a', 0.4), 4, 0.6);

const sweater: Dress = (main, inner, skin) =>
  torso(main) +
  shape('M262 466L378 466L352 530L320 574L288 530Z', inner) +
  shape(NECKLINE.open, skin) +
  shirtCollar(inner) +
  line('M256 484C266 530 290 566 320 582C350 566 374 530 384 484', mix(main, '#ffffff', 0.18), 12);

const crew: Dress = (main, _inner, skin) =>
  torso(main) +
  shape(NECKLINE.round, skin) +
  line('M259 474C263 514 288 530 320 530C352 530 377 514 381 474', mix(main, '#ffffff', 0.2), 13);

const polo: Dress = (main, inner, skin) =>
  torso(main) +
  shape('M308 512L332 512L332 650L308 650Z', mix(main, '#7a4a00', 0.16)) +
  shape(NECKLINE.open, skin) +
  shirtCollar(inner) +
  dot(320, 566, 5, mix(main, '#000000', 0.45)) +
  dot(320, 606, 5, mix(main, '#000000', 0.45));

const blouse: Dress = (main, inner, skin) =>
  torso(main) +
  shape('M264 464L376 464C376 510 352 556 320 584C288 556 264 510 264 464Z', skin) +
  line('M260 476C266 520 292 564 320 590C348 564 374 520 380 476', inner, 10);

const woven: Dress = (main, inner, skin) =>
  torso(main) +
  shape(NECKLINE.round, skin) +
  line('M258 478C258 520 286 536 320 536C354 536 382 520 382 478', inner, 15) +
  line('M240 488C242 540 278 560 320 560C362 560 398 540 400 488', mix(inner, '#ffffff', 0.6), 8) +
  line('M222 494C226 560 270 584 320 584C370 584 414 560 418 494', '#c8553d', 9) +
  line('M204 500C210 580 262 608 320 608C378 608 430 580 436 500', '#2b8a8a', 6);

const vest: Dress = (main, inner, skin) => {
  const half =
    shape('M240 470L150 496C166 556 168 606 166 650L313 650L313 574C284 552 256 524 240 470Z', main) +
    shape('M196 484L232 474C246 556 252 606 252 650L216 650C216 604 212 548 196 484Z', '#e9efee') +
    line('M313 576L313 650', mix(main, '#5a3a00', 0.4), 4);
  return (
    torso(inner) +
    clipped('vest', TORSO, mirrored(half)) +
    shape(NECKLINE.open, skin) +
    shirtCollar(mix(inner, '#ffffff', 0.14))
  );
};

/** Outfits, drawn over the neck, as functions of main, inner and skin colour ('#rrggbb'). */
export const outfits = { blazer, coat, sweater, crew, polo, blouse, woven, vest };
export type Outfit = keyof typeof outfits;
