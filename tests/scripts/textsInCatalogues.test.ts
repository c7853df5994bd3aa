import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { resources } from '../../i18n/resources.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The matches of a pattern in the code of files, without comments and imports. */
function matchesIn(files: string, pattern: RegExp): { file: string; text: string }[] {
  return globSync(files, { cwd: ROOT }).flatMap((file) =>
    readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(\/\*|\*|\/\/|import )/.test(line))
      .flatMap((line) =>
        [...line.matchAll(pattern)].map(([, text = '']) => ({ file: path.posix.normalize(file), text })),
      ),
  );
}

/** A value of the field `tipo`, and a description in the document for developers. */
const NO_TEXTS_OF_PAGES = [
  'Informe técnico',
  'Identificador de la solicitud. Si se repite con el mismo contenido, se responde lo que ya se respondió.',
];

it('pages, documents, share images and refusals take their texts from the catalogues', () => {
  // A word with a capital and more words: a sentence or a title.
  const typed = matchesIn(
    'api/{documents,errors,http,pages,shareImages,uploads}/**/*.ts',
    /['`>]([A-ZÁÉÍÓÚ][a-záéíóúñ]* [a-záéíóúñ][^'`<]*)['`<]/g,
  );
  expect(typed.filter(({ text }) => !NO_TEXTS_OF_PAGES.includes(text))).toEqual([]);
});

/** Only who renders pages sees the first, only who runs a command the second. */
const NO_REFUSALS = /the back office is not a page of the site|No existe el usuario/;

it('refusals take their message, and a 404 its noun, from the catalogue or the descriptor', () => {
  const refusal =
    /\b(?:noRecordError\(|notFound\(|conflictError\(|new HttpError\(\d+, |invalidFieldError\([^,]+, )('[^']*'|`[^`]*`)/g;
  const typed = matchesIn('api/**/*.ts', refusal);
  expect(typed.filter(({ text }) => !NO_REFUSALS.test(text))).toEqual([]);
});

it('the views of records take the labels of fields from the catalogue', () => {
  const typed = matchesIn('admin/resources/*/*.tsx', /<(?:Detail|PasswordField)\b[^>]* label="([^"]+)"/g);
  const labels = new Set<string>(Object.values(resources).flatMap(({ fields }) => Object.values(fields)));
  expect(typed.filter(({ text }) => labels.has(text))).toEqual([]);
});
