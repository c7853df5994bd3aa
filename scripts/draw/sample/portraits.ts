import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { outfits } from './clothes.ts';
import { chinShadow, head, neck } from './face.ts';
import { hairStyles } from './hair.ts';
import { type Person, people } from './people.ts';
import { dot, mirrored, tag } from './svg.ts';

const SIZE = 640;

function portrait(person: Person): string {
  const { face } = person;
  const hair = hairStyles[person.hair];
  // Moves the head down onto the shoulders; the figure is then scaled from the lower edge.
  const lowered = (markup: string) => tag('g', { transform: 'translate(0 24)' }, markup);
  const figure = [
    lowered(hair.back(person.hairColor)),
    neck(face),
    outfits[person.outfit](person.main, person.inner, face.skin),
    lowered(
      chinShadow(face) +
        head(face) +
        hair.front(person.hairColor) +
        (person.earrings ? mirrored(dot(320 - face.width - 4, 330, 8, person.earrings)) : ''),
    ),
  ];
  const layers = [
    tag('rect', { width: SIZE, height: SIZE, fill: person.background }),
    dot(320, 330, 256, person.disc),
    tag('g', { transform: 'translate(320 650) scale(1.1) translate(-320 -650)' }, figure.join('')),
  ];
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${SIZE} ${SIZE}`, width: SIZE, height: SIZE },
    layers.join(''),
  );
}

// Run by hand when a face changes; the images are committed in api/sample.
const folder = new URL('../../../api/sample/retratos/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const person of people) {
  const file = fileURLToPath(new URL(`${person.file}.webp`, folder));
  const { size } = await sharp(Buffer.from(portrait(person)), { density: 144 })
    .resize(SIZE, SIZE)
    .webp({ quality: 86, smartSubsample: true })
    .toFile(file);
  console.log(`${person.file}.webp ${size} bytes`);
}
