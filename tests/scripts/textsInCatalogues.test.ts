import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';

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

const LABELLED = /(?:Input|Field|Column|Col|Detail|OptionSelect|Toggle)$/;

/** The labels that the code of a component has for what staff fill in or read as the value of a field. */
function typedLabels(file: string, code: string): string[] {
  const typed: string[] = [];
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  new Visitor({
    JSXOpeningElement: ({ name, attributes }) => {
      if (!LABELLED.test(code.slice(name.start, name.end))) return;
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.name !== 'label') continue;
        const { value } = attribute;
        const label = value?.type === 'JSXExpressionContainer' ? value.expression : value;
        if (label?.type === 'Literal' && typeof label.value === 'string') typed.push(label.value);
      }
    },
  }).visit(program);
  return typed;
}

/** They belong to no field: they choose, order or find what is shown, or ask staff to type a word. */
const NO_LABELS_OF_FIELDS = [
  'admin/components/OrderSelect.tsx: Ordenar por',
  'admin/resources/eventos/EventoList.tsx: Año',
  'admin/resources/usuarios/UsuarioList.tsx: Estado',
  'admin/shell/layout/palette/SearchPalette.tsx: Registros, pantallas y acciones',
  'admin/tools/merge/ChooseOther.tsx: Buscar por el nombre',
];

it('a typed label is found among attributes on several lines, and that of a button is not', () => {
  const code = `<>
      <DataTable.Col<Movement> source="ver" label="Uno" />
      <TextField
        onChange={({ target }) => { set(target.value); }}
        help={<span label="no">{a > b}</span>}
        label="Dos"
        aria-label="no"
      >
        <SubmitButton label="no" />
      </TextField>
      <TextInput source="a" label={labels.a} /> <Chip label="no" />
    </>`;
  expect(typedLabels('Example.tsx', code)).toEqual(['Uno', 'Dos']);
});

it('inputs, columns and details take their labels from the catalogue', () => {
  const typed = globSync('admin/**/*.tsx', { cwd: ROOT }).flatMap((file) =>
    typedLabels(file, readFileSync(path.join(ROOT, file), 'utf8')).map(
      (label) => `${path.posix.normalize(file)}: ${label}`,
    ),
  );
  expect(typed.sort()).toEqual(NO_LABELS_OF_FIELDS);
});
