import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type EndpointName, endpoints } from '../../contract/calls/endpoints.ts';
import { type CallSchemas, schemas } from '../../contract/calls/schemas.ts';
import { aDraft } from '../support/builders/drafts.ts';
import {
  aConfiguracion,
  aConvenio,
  aNoticia,
  anEvento,
  anIntegrante,
  aPagina,
  aProducto,
  aProyecto,
} from '../support/builders/inputs.ts';
import { addOneOfEach, GOOD, rowsWhere } from '../support/calls.ts';
import { unchanged } from '../support/database.ts';
import { aLogo } from '../support/images.ts';
import { expectError, expectFieldRules, type FieldRule } from '../support/refusals.ts';
import { type Sent, testApp } from '../support/testApp.ts';

const UNKNOWN = 999;
const params = { id: UNKNOWN };
const NO_IMPORT = 'No se encontró la importación';
const DRAFT_GONE =
  'Este borrador ya no existe: se publicó o se descartó. Revise la lista; si guarda otra vez, lo que escribió se guarda sin ese borrador.';

type Case = readonly [
  sent: Sent,
  message: string,
  more?: { borrador: null } | { status: 422; errors: Record<string, string> },
];

/** A record that another one names in a field: a 404 would be about the record that the call writes. */
const named = (sent: Sent, field: string, message: string): Case => [
  sent,
  message,
  { status: 422, errors: { [field]: message } },
];

/** Every call that names a record, with an unknown id, and the expected message. */
const MISSING: Partial<Record<EndpointName, readonly Case[]>> = {
  getProyecto: [[{ params }, 'No se encontró el proyecto']],
  listProyectosByLinea: [[{ params: { lineId: 5 } }, 'No se encontró la línea de investigación']],
  addProyecto: [
    named({ body: aProyecto({ id_linea: UNKNOWN }) }, 'id_linea', 'No se encontró la línea de investigación'),
    named({ body: aProyecto({ integrantes: [1, UNKNOWN] }) }, 'integrantes', 'No se encontró el integrante'),
    named({ body: aProyecto({ productos: [1, UNKNOWN] }) }, 'productos', 'No se encontró el producto'),
  ],
  updateProyecto: [[{ body: { id: UNKNOWN } }, 'No se encontró el proyecto']],
  toggleProyecto: [[{ body: { id: UNKNOWN, activo: 0 } }, 'No se encontró el proyecto']],
  updateProyectoEstado: [[{ body: { id: UNKNOWN, estado: 2 } }, 'No se encontró el proyecto']],
  getIntegrante: [[{ params }, 'No se encontró el integrante']],
  updateIntegrante: [[{ body: { id: UNKNOWN, ...anIntegrante() } }, 'No se encontró el integrante']],
  addIntegranteToProyecto: [
    [{ body: { proyecto_id: UNKNOWN, actor_id: 1 } }, 'No se encontró el proyecto'],
    [{ body: { proyecto_id: 1, actor_id: UNKNOWN } }, 'No se encontró el integrante'],
  ],
  removeIntegranteFromProyecto: [
    [{ body: { id: UNKNOWN } }, 'No se encontró el vínculo del integrante con el proyecto'],
  ],
  getProducto: [[{ params }, 'No se encontró el producto']],
  addProducto: [named({ body: aProducto({ proyecto_id: UNKNOWN }) }, 'proyecto_id', 'No se encontró el proyecto')],
  updateProducto: [
    [{ body: { id: UNKNOWN } }, 'No se encontró el producto'],
    named({ body: { id: 1, proyecto_id: UNKNOWN } }, 'proyecto_id', 'No se encontró el proyecto'),
  ],
  listProductosByLinea: [[{ params: { lineId: 5 } }, 'No se encontró la línea de investigación']],
  addProductoToProyecto: [
    [{ body: { proyecto_id: UNKNOWN, producto_id: 1 } }, 'No se encontró el proyecto'],
    [{ body: { proyecto_id: 1, producto_id: UNKNOWN } }, 'No se encontró el producto'],
  ],
  removeProductoFromProyecto: [[{ body: { id: UNKNOWN } }, 'No se encontró el producto']],
  editLinea: [[{ body: { id: UNKNOWN, nombre: 'Otra' } }, 'No se encontró la línea de investigación']],
  retireLinea: [[{ body: { id: UNKNOWN, retirada: 1 } }, 'No se encontró la línea de investigación']],
  assignLinea: [
    [{ body: { id_proyecto: UNKNOWN, id_linea: 1 } }, 'No se encontró el proyecto'],
    [{ body: { id_proyecto: 1, id_linea: 5 } }, 'No se encontró la línea de investigación'],
  ],
  updateLinea: [
    [{ body: { id_proyecto: UNKNOWN, id_linea: 1 } }, 'No se encontró el proyecto'],
    [{ body: { id_proyecto: 1, id_linea: 5 } }, 'No se encontró la línea de investigación'],
  ],
  getConvenio: [[{ params }, 'No se encontró el convenio']],
  updateConvenio: [[{ body: { id: UNKNOWN, ...aConvenio() }, file: aLogo() }, 'No se encontró el convenio']],
  toggleConvenio: [[{ body: { id: UNKNOWN, estado: 2 } }, 'No se encontró el convenio']],
  deleteConvenio: [[{ params }, 'No se encontró el convenio']],
  getEvento: [[{ params }, 'No se encontró el evento']],
  getPublicEvento: [[{ params }, 'No se encontró el evento']],
  updateEvento: [[{ params, body: anEvento() }, 'No se encontró el evento']],
  toggleEvento: [[{ params, query: { estado: 1 } }, 'No se encontró el evento']],
  deleteEvento: [[{ params }, 'No se encontró el evento']],
  getNoticia: [[{ params }, 'No se encontró la noticia']],
  getPublicNoticia: [[{ params }, 'No se encontró la noticia']],
  addNoticia: [
    [{ body: aNoticia({ proyecto_id: UNKNOWN }) }, 'No se encontró el proyecto'],
    [{ body: aNoticia({ producto_id: UNKNOWN }) }, 'No se encontró el producto'],
    [{ body: aNoticia({ evento_id: UNKNOWN }) }, 'No se encontró el evento'],
  ],
  updateNoticia: [
    [{ params, body: aNoticia() }, 'No se encontró la noticia'],
    [{ params: { id: 1 }, body: aNoticia({ evento_id: UNKNOWN }) }, 'No se encontró el evento'],
  ],
  getPagina: [[{ params }, 'No se encontró la página']],
  getPublicPagina: [[{ params: { direccion: 'otra' } }, 'No se encontró la página']],
  updatePagina: [[{ params, body: aPagina() }, 'No se encontró la página']],
  updateConfiguracion: [
    named({ body: aConfiguracion({ privacidad_id: UNKNOWN }) }, 'privacidad_id', 'No se encontró la página'),
  ],
  updateIdentidad: [[{ body: { lider_id: UNKNOWN } }, 'No se encontró el integrante']],
  getUsuario: [[{ params }, 'No se encontró el usuario']],
  getDraft: [[{ params }, 'No se encontró el borrador']],
  getMovement: [[{ params }, 'No se encontró el movimiento']],
  saveDraft: [
    [{ body: aDraft({ id: UNKNOWN }) }, DRAFT_GONE, { borrador: null }],
    [{ body: aDraft({ recurso_id: UNKNOWN }) }, 'No se encontró el proyecto'],
  ],
  discardDraft: [[{ params, query: {} }, 'No se encontró el borrador']],
  createPreview: [[{ body: { id: UNKNOWN } }, 'No se encontró el borrador']],
  revokePreview: [[{ params }, 'No se encontró la vista previa']],
  setNoAplica: [
    [
      { body: { grupo: 'productos_sin_doi', recurso: 'productos', recurso_id: UNKNOWN, no_aplica: 1 } },
      'No se encontró el producto',
    ],
  ],
  setNoDuplicado: [
    [
      { body: { recurso: 'productos', recurso_id: UNKNOWN, otro_id: 1, no_duplicado: 1 } },
      'No se encontró el producto',
    ],
    [
      { body: { recurso: 'productos', recurso_id: 1, otro_id: UNKNOWN, no_duplicado: 1 } },
      'No se encontró el producto',
    ],
  ],
  mergeRecords: [
    [
      { body: { recurso: 'productos', recurso_id: UNKNOWN, version: 1, otro_id: 1, otra_version: 1, campos: [] } },
      'No se encontró el producto',
    ],
    [
      { body: { recurso: 'productos', recurso_id: 1, version: 1, otro_id: UNKNOWN, otra_version: 1, campos: [] } },
      'No se encontró el producto',
    ],
  ],
  archiveRecord: [[{ body: { recurso: 'eventos', recurso_id: UNKNOWN } }, 'No se encontró el evento']],
  restoreArchived: [
    [{ body: { recurso: 'eventos', recurso_id: UNKNOWN } }, 'No se encontró el registro en la Papelera'],
  ],
  deleteForever: [
    [{ body: { recurso: 'eventos', recurso_id: UNKNOWN, nombre: 'N' } }, 'No se encontró el registro en la Papelera'],
  ],
  updateUsuario: [[{ params, body: { nombre: 'Otro' } }, 'No se encontró el usuario']],
  getImport: [[{ params }, NO_IMPORT]],
  listImportRows: [[{ params }, NO_IMPORT]],
  setImportOptions: [[{ params, body: { version: 1 } }, NO_IMPORT]],
  changeImportRows: [[{ params, body: { version: 1 } }, NO_IMPORT]],
  chooseImportAuthor: [[{ params, body: { version: 1, nombre: 'N', integrante_id: null } }, NO_IMPORT]],
  applyImport: [[{ params, body: { version: 1 } }, NO_IMPORT]],
  cancelImport: [[{ params }, NO_IMPORT]],
  undoImport: [[{ params }, NO_IMPORT]],
  discardImport: [[{ params }, NO_IMPORT]],
  forgetName: [[{ params }, 'No se encontró el nombre']],
};

const WITH_PARAM = rowsWhere(({ path }) => path.includes('{'));
const isId = (field: string): boolean => /^id$|^id_|_id$/.test(field);

/** The id fields of a row's body. */
function idsOfBody(name: EndpointName): string[] {
  const { body }: CallSchemas = schemas[name];
  return Object.keys(shapeOf(body)).filter(isId);
}

/** The input shape of a schema, before its transformations. */
function shapeOf(schema: unknown): object {
  if (schema instanceof z.ZodPipe) return shapeOf(schema.in);
  return schema instanceof z.ZodObject ? schema.shape : {};
}

const WITH_ID_IN_BODY = rowsWhere(() => true).filter((name) => idsOfBody(name).length > 0);

describe('an unknown id', () => {
  it('is tested for every row with an id', () => {
    expect(Object.keys(MISSING).sort()).toEqual([...new Set([...WITH_PARAM, ...WITH_ID_IN_BODY])].sort());
  });

  it('is answered with 404 and a message, or 422 for a field, and changes nothing', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await addOneOfEach(staff);
    await unchanged(portal.db, async () => {
      for (const [name, cases] of Object.entries(MISSING) as [EndpointName, readonly Case[]][]) {
        for (const [sent, message, more] of cases)
          await expectError(staff, name, sent, { status: 404, message, ...more });
      }
    });
  });
});

describe('a malformed id', () => {
  it('is answered with 400 in the path, and changes nothing', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await addOneOfEach(staff);
    const message = 'El identificador no es válido';
    const malformed = [
      'abc',
      '0',
      '-1',
      '1.5',
      '1e0',
      ' 1',
      '1 ',
      '+1',
      '0x1',
      '9007199254740992',
      '١',
      '1\u0000',
      "1'--",
    ];
    await unchanged(portal.db, async () => {
      // An address that no page has is answered with 404.
      for (const name of WITH_PARAM.filter((each) => each !== 'getPublicPagina')) {
        const param = /\{(\w+)\}/.exec(endpoints[name].path)?.[1] ?? '';
        for (const value of malformed) {
          const sent = { ...GOOD[name], params: { [param]: value } };
          await expectError(staff, name, sent, { status: 400, message, errors: { [param]: message } });
        }
      }
    });
  });

  it('is answered with 422 in a JSON body, without conversion', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await addOneOfEach(staff);
    const malformed = [
      [5],
      [1],
      true,
      false,
      null,
      {},
      ' 1 ',
      '',
      'abc',
      '1e0',
      1.5,
      '1.5',
      0,
      -1,
      2 ** 53,
      '9007199254740992',
    ];
    for (const name of rowsWhere((row) => row.body === 'json').filter((n) => idsOfBody(n).length > 0)) {
      const rules = idsOfBody(name).flatMap((field) =>
        malformed
          .filter((value) => !takesLinkAway(field, value))
          .map((value): FieldRule => [field, value, messageFor(name, field)]),
      );
      await expectFieldRules(portal, staff, name, GOOD[name], rules);
    }
  });

  it('is answered with 422 in a form, without conversion', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await addOneOfEach(staff);
    for (const name of ['updateIntegrante', 'updateConvenio'] as const) {
      const rules = [undefined, '[1]', 'true', 'null', ' 1 ', '', '1.5', '0', '-1', '9007199254740992'].map(
        (value): FieldRule => ['id', value, 'El identificador no es válido'],
      );
      await expectFieldRules(portal, staff, name, GOOD[name], rules);
    }
  });
});

/** The message of a row for a malformed id field. */
function messageFor(name: EndpointName, field: string): string {
  if (name === 'removeProductoFromProyecto' || field === 'producto_id') return 'El producto no es válido';
  if (name === 'removeIntegranteFromProyecto' && field === 'id') return 'El vínculo no es válido';
  if (field === 'actor_id' || field === 'id_integrante' || field === 'integrante_id')
    return 'El integrante no es válido';
  if (field === 'id_linea') return 'La línea no es válida';
  if (field === 'privacidad_id') return 'La página no es válida';
  if (field === 'lider_id') return 'El líder no es válido';
  const isPlain = ['id', 'recurso_id', 'otro_id'].includes(field);
  return isPlain ? 'El identificador no es válido' : 'El proyecto no es válido';
}

/** No id: the record loses an optional link. */
const takesLinkAway = (field: string, value: unknown): boolean =>
  (['lider_id', 'privacidad_id'].includes(field) && (value === null || value === '')) ||
  (field === 'integrante_id' && value === null);

describe('a value that is not a number', () => {
  it.each([
    ['toggleProyecto', { id: 1, activo: null }],
    ['toggleProyecto', { id: 1, activo: false }],
    ['toggleProyecto', { id: 1, activo: ' 0 ' }],
    ['toggleProyecto', { id: 1, activo: [0] }],
    ['toggleProyecto', { id: 1 }],
    ['toggleConvenio', { id: 1, estado: true }],
    ['toggleConvenio', { id: 1, estado: [2] }],
    ['updateProyectoEstado', { id: 1, estado: '2.0' }],
    ['addProyecto', [GOOD.addProyecto.body]],
    ['addProyecto', null],
    ['addEvento', 'texto'],
    ['addProducto', { ...(GOOD.addProducto.body as object), nombre: ['Guía'] }],
  ] as const)('is refused without conversion: %s %j', async (name, body) => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await addOneOfEach(staff);
    const { status, body: answer } = await unchanged(portal.db, () => staff.send(name, { body }));
    expect([400, 422]).toContain(status);
    expect(answer).toMatchObject({ success: 0, message: expect.stringMatching(/válid|obligatorio|^(Escriba|Elija) /) });
  });
});
