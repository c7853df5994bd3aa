import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PAGINAS_MENU_MAX, PAGINAS_PIE_MAX } from '../../contract/values/constants.ts';
import { anImage } from '../support/images.ts';
import { end, spawnPortal } from '../support/portalProcess.ts';
import { asStaff, formOf, type Send } from './hostilePortal.ts';
import { WORD } from './hostileRecords.ts';
import { test as base, STAFF_OF_TESTS } from './support.ts';

const PDF = '%PDF-1.4\n%%EOF\n';

interface Archivo {
  nombre: string;
  ancho: number | null;
  alto: number | null;
}

const sendFile = async (send: Send, file: Blob, name: string): Promise<Archivo> => {
  const form = new FormData();
  form.set('archivo', file, name);
  return (await send('portal/archivo', form)) as Archivo;
};

const pathOf = ({ nombre }: Archivo): string => `/api/uploads/textos/${nombre}`;

const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n + 1));

/** The ten pictures. */
export const PICTURES = 10;
/** The rows and columns of the table: more than a phone or a sheet of paper has room for. */
const ROWS = 60;
const COLUMNS = 9;

const figure = (picture: Archivo, n: number): string =>
  `<figure><img src="${pathOf(picture)}" alt="Retrato ${n}" width="${picture.ancho}" height="${picture.alto}">` +
  `<figcaption>Foto ${n}: ${n === 2 ? WORD : 'archivo del grupo'}</figcaption></figure>`;

const row = (tag: 'th' | 'td', cell: (n: number) => string): string =>
  `<tr>${times(COLUMNS, (n) => `<${tag}>${cell(n)}</${tag}>`).join('')}</tr>`;

const table = [
  '<table><tbody>',
  row('th', (n) => (n === 1 ? 'Indicador' : `Año ${2015 + n}`)),
  ...times(ROWS - 1, (line) =>
    row('td', (n) => (n === 1 ? `Indicador ${line}` : n === 2 && line === 2 ? WORD : '12,5')),
  ),
  '</tbody></table>',
].join('');

const textOf = (pictures: readonly Archivo[], pdf: Archivo): string =>
  [
    '<p>Somos un grupo de <strong>investigación</strong>. Vea los <a href="/eventos">eventos</a>.</p>',
    `<h3>Fotografías</h3><p>${WORD}</p>`,
    ...pictures.map((picture, n) => figure(picture, n + 1)),
    '<h4>Cifras</h4>',
    table,
    '<blockquote><p>Una vía segura es un derecho.</p></blockquote>',
    `<ul><li>Uno</li><li>${WORD}</li></ul>`,
    `<p><a href="${pathOf(pdf)}">Informe anual (PDF, 15 B)</a></p>`,
  ].join('');

const pagina = {
  titulo: '',
  direccion: '',
  resumen: '',
  texto: '',
  descripcion_imagen: '',
  idioma: 'es',
  lugar: 'ninguno',
  activo: '1',
};

/** The pages by their addresses; `menu-1` to `menu-12` and `pie-1` to `pie-8` have the longest title. */
async function fill(send: Send): Promise<void> {
  const pictures = await Promise.all(
    times(PICTURES, async (n) => sendFile(send, await anImage({ ancho: n === 3 ? 200 : 1_000 + n }), `${n}.jpg`)),
  );
  const pdf = await sendFile(send, new Blob([PDF], { type: 'application/pdf' }), 'informe.pdf');
  const add = (fields: Partial<typeof pagina>, imagen?: Blob) => {
    const form = formOf({ ...pagina, ...fields });
    if (imagen !== undefined) form.set('imagen', imagen, 'grupo.jpg');
    return send('paginas/add_pagina', form);
  };
  await add({
    titulo: 'Quiénes somos',
    direccion: 'quienes-somos',
    resumen: 'Un grupo que estudia la seguridad de las vías.',
    texto: textOf(pictures, pdf),
    lugar: 'menu',
  });
  await add(
    {
      titulo: 'About the group',
      direccion: 'about',
      resumen: 'A group that studies road safety.',
      texto: '<p>We study roads.</p>',
      descripcion_imagen: 'Four people at a crossing',
      idioma: 'en',
      lugar: 'menu',
    },
    await anImage({ ancho: 1_400 }),
  );
  for (let n = 3; n <= PAGINAS_MENU_MAX; n += 1) {
    await add({
      titulo: `${n} ${n % 2 === 0 ? WORD.slice(0, 190) : 'Convocatoria para estudiantes de maestría'}`,
      direccion: `menu-${n}`,
      lugar: 'menu',
    });
  }
  await add({
    titulo: 'Privacy policy',
    direccion: 'privacy',
    idioma: 'en',
    lugar: 'pie',
    texto: '<p>What we keep.</p>',
  });
  for (let n = 2; n <= PAGINAS_PIE_MAX; n += 1) {
    await add({ titulo: `${n} ${WORD.slice(0, 190)}`, direccion: `pie-${n}`, lugar: 'pie' });
  }
}

/** Tests on a portal of their own whose pages are at their limits. */
export const test = base.extend<object, { paginasPortal: string }>({
  paginasPortal: [
    async ({ browserName: _ }, use) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-e2e-paginas-'));
      const { child, origin } = await spawnPortal({ DATA_DIR: dataDir, SAMPLE_CONTENT: 'off', ...STAFF_OF_TESTS });
      // A record that is refused must not leave the process behind.
      try {
        await fill(await asStaff(origin));
        await use(origin);
      } finally {
        await end(child, 'SIGKILL');
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ paginasPortal }, use) => use(paginasPortal),
});
