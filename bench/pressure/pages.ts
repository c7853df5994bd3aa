import { DatabaseSync } from 'node:sqlite';
import { databaseFile } from '../../api/database/open.ts';
import { sitePaths } from '../../contract/addresses/siteRoutes.ts';
import { pathOfTextFile } from '../../contract/addresses/textFiles.ts';
import { addressOf } from '../../contract/calls/callAddress.ts';
import type { AnswerOf } from '../../contract/calls/callTypes.ts';
import { type EndpointName, endpoints } from '../../contract/calls/endpoints.ts';
import {
  NAME_MAX,
  PAGINA_TEXT_MAX,
  PAGINAS_MAX,
  SEARCH_MAX,
  SHORT_TEXT_MAX,
  TEXT_ELEMENTS_MAX,
  TEXT_FILES_MAX,
} from '../../contract/values/constants.ts';
import { anImage } from '../../tests/support/images.ts';
import type { Figure } from './figure.ts';
import { leastWaits, type Waits } from './leastWaits.ts';
import { longestWait, PROBES } from './longestWait.ts';
import type { PortalUnderLoad } from './portal.ts';

const filled = (unit: string, length = PAGINA_TEXT_MAX): string => unit.repeat(Math.floor(length / unit.length));

/** The texts that take longest to sanitize, to store or to render. */
const TEXTS: Readonly<Record<string, string>> = {
  words: filled('palabra '),
  paragraphs: filled('<p>abcde'),
  cells: `<table><tr>${filled('<td>abcd', PAGINA_TEXT_MAX - 20)}`,
  links: filled('<a href=/>x</a>'),
  'open elements': filled('<b>', 3 * TEXT_ELEMENTS_MAX) + filled('</p>', PAGINA_TEXT_MAX - 3 * TEXT_ELEMENTS_MAX),
  entities: filled('&'),
};

type Fields = Readonly<Record<string, string | number>>;

function formOf(fields: Fields, field: string | null, file?: Blob): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  if (file !== undefined) form.append(field ?? '', file);
  return form;
}

async function staffOf(portal: PortalUnderLoad) {
  const cookie = (await portal.signIn()).replace('Cookie: ', '');
  const origin = `http://127.0.0.1:${portal.port}`;
  const answer = async (path: string, init: RequestInit = {}): Promise<string> => {
    const response = await fetch(origin + path, { ...init, headers: { cookie, origin, ...init.headers } });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 500)}`);
    return text;
  };
  return {
    read: answer,
    async write<K extends EndpointName>(call: K, fields: Fields, file?: Blob): Promise<AnswerOf<K>> {
      const { body, file: field } = endpoints[call];
      const init =
        body === 'multipart'
          ? { body: formOf(fields, field, file) }
          : { body: JSON.stringify(fields), headers: { 'content-type': 'application/json' } };
      const path = addressOf(call, { params: { id: Number(fields.id) } }, '');
      return JSON.parse(await answer(path, { method: 'POST', ...init }));
    },
  };
}

/** All other pages, behind the portal's back. */
function fill(portal: PortalUnderLoad): void {
  using file = new DatabaseSync(databaseFile(portal.dataDir), { timeout: 5_000 });
  const stored = Number(file.prepare('select count(*) as count from paginas').get()?.count);
  const insert = file.prepare(
    `insert into paginas (titulo, direccion, resumen, texto, idioma, lugar, activo, orden, created_at, created_by, updated_by)
      values (?, ?, ?, ?, 'es', 'ninguno', 1, ?, ?, 'maria.prueba', '')`,
  );
  file.exec('begin');
  for (let n = stored; n < PAGINAS_MAX - 1; n += 1) {
    const texto = `<p>${filled(`señal${n} `, PAGINA_TEXT_MAX - 7)}</p>`;
    insert.run(`Página ${n}`, `pagina-${n}`, 'a'.repeat(NAME_MAX), texto, n, new Date().toISOString());
  }
  file.exec('commit');
}

/** As many pictures as a text takes. */
async function picturesOf({ write }: Awaited<ReturnType<typeof staffOf>>): Promise<string> {
  let texto = '';
  const image = await anImage();
  for (let n = 0; n < TEXT_FILES_MAX; n += 1) {
    const { nombre, ancho, alto } = await write('addArchivo', {}, image);
    texto += `<figure><img src="${pathOfTextFile(nombre)}" alt="Un puente" width="${ancho}" height="${alto}"></figure>`;
  }
  return texto;
}

async function pages(portal: PortalUnderLoad): Promise<Waits> {
  const staff = await staffOf(portal);
  const waits: Waits = new Map();
  const measure = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const answers: T[] = [];
    waits.set(name, await longestWait(portal.port, PROBES, async () => answers.push(await work())));
    return answers[0] as T;
  };
  fill(portal);
  const fields = { titulo: 'Larga'.padEnd(SHORT_TEXT_MAX, 'a'), direccion: 'larga', resumen: 'b'.repeat(NAME_MAX) };
  const { id } = (await staff.write('addPagina', fields)).pagina;
  const search = addressOf('search', { query: { q: 'señal1 palabra'.padEnd(SEARCH_MAX, ' x') } }, '');
  const call = addressOf('getPublicPagina', { params: { direccion: fields.direccion } }, '');
  for (const [what, texto] of Object.entries({ ...TEXTS, pictures: await picturesOf(staff) })) {
    await measure(`saving ${what}`, () => staff.write('updatePagina', { id, ...fields, texto }));
    await measure(`searching beside ${what}`, () => staff.read(search));
    await measure(`reading ${what}`, () => staff.read(sitePaths.pagina(fields.direccion)));
    await measure(`the answer of ${what}`, () => staff.read(call));
    const campos = JSON.stringify({ ...fields, texto });
    const { borrador } = await measure(`keeping a draft of ${what}`, () =>
      staff.write('saveDraft', { recurso: 'paginas', campos }),
    );
    const { ruta } = await staff.write('createPreview', { id: borrador.id });
    await measure(`previewing ${what}`, () => staff.read(ruta));
  }
  return waits;
}

/** Measures how long pages at all limits, each text of another kind, keep others waiting. */
export const measurePages = (): AsyncGenerator<Figure> => leastWaits([pages]);
