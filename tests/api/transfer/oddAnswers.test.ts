import { describe, expect, it } from 'vitest';
import type { Kind } from '../../../api/transfer/answers.ts';
import { gather } from '../../../api/transfer/gather.ts';
import { PARTS } from '../../../api/transfer/kinds/kinds.ts';
import { membersOf } from '../../../api/transfer/kinds/proyectoIntegrantes.ts';
import { RemotePortal } from '../../../api/transfer/RemotePortal.ts';
import { RemoteServer } from '../../../api/transfer/RemoteServer.ts';
import { Report } from '../../../api/transfer/Report.ts';
import { serverOf } from './localServer.ts';

/** A portal with nothing in it. */
const EMPTY = {
  'Home/get_home': { inicio: { objetivo: 'Uno' } },
  'inicio/get_configuracion': { success: 1, data: [{}] },
  'Proyectos_investigacion/get_projects': [],
  'home/get_investigadores': [],
  'Prod_investigacion/get_all_products': [],
  'eventos/get_eventos': [],
};

/** Gathers from a portal that answers some calls otherwise, and finds links. @returns report lines as kind, id, field, value */
async function gatherFrom(answers: Record<string, unknown>) {
  const all: Record<string, unknown> = { ...EMPTY, ...answers };
  const origin = await serverOf(({ url = '' }, response) => {
    const answer = all[url.slice(1)];
    response.writeHead(answer === undefined ? 404 : 200).end(JSON.stringify(answer ?? null));
  });
  const report = new Report();
  const gathered = await gather(new RemotePortal(origin, new RemoteServer(origin, [])), report, () => undefined);
  const linksOf = (kind: Kind) => [...(PARTS[kind].linkColumn?.(gathered, report) ?? [])];
  const links = [...linksOf('proyectos'), ...linksOf('productos')];
  membersOf(gathered, report);
  const lines = report.lines
    .filter(({ id, kind, reason }) => (id !== '' || kind === 'inicio') && !reason.includes('HTTP 404'))
    .map(({ kind, id, field, value }) => [kind, id, field, value]);
  return { ...gathered, links, lines };
}

const ONE_PROJECT = { 'Proyectos_investigacion/get_projects': { projects: [{ id: 3, nombre: 'A', id_linea: 2 }] } };
const detailOf = (fields: object) => ({
  'Proyectos_investigacion/get_project/3': { success: 1, project: { id: 3 }, ...fields },
});

describe('odd answers of another portal', () => {
  it.each([
    ['as JSON text', '[{"id_linea":"4","linea_nombre":"D"}]', 4, [['proyectos', 3, 'id_linea', '2']]],
    ['beside another one in a list', [{ id_linea: 9 }, { id_linea: 2 }], 9, [['proyectos', 3, 'id_linea', '2']]],
    ['in a list alone', [], 2, []],
    ['as no list', { 1: { id_linea: 4 } }, 2, [['proyectos', 3, 'lineas', '{"1":{"id_linea":4}}']]],
  ])('has lines of a project %s', async (_title, lineas, linea_id, lines) => {
    const answered = await gatherFrom({ ...ONE_PROJECT, ...detailOf({ lineas }) });
    expect(answered.links).toEqual([[3, { linea_id }]]);
    expect(answered.lines).toEqual(lines);
  });

  it('reports members and products that are no list', async () => {
    const { lines } = await gatherFrom({
      ...ONE_PROJECT,
      ...detailOf({ investigadores: { 0: { id_integrante: 1 } }, productos: 'ninguno', lineas: null }),
    });
    expect(lines).toEqual([
      ['proyectos', 3, 'productos', 'ninguno'],
      ['proyectos', 3, 'investigadores', '{"0":{"id_integrante":1}}'],
    ]);
  });

  it('reports a project of a product that another answer contradicts', async () => {
    const { links, lines } = await gatherFrom({
      'Proyectos_investigacion/get_projects': [{ id: 3 }, { id: 5 }],
      'Prod_investigacion/get_all_products': [{ id: 7, proyecto_id: 5 }],
      ...detailOf({ productos: [{ id_producto: 7 }, { id_producto: 7 }] }),
    });
    expect(links).toContainEqual([7, { proyecto_id: 5 }]);
    expect(lines).toEqual([['productos', 7, 'proyecto_id', '3']]);
  });

  it('takes no empty list for one under an unknown name', async () => {
    const answer = { success: 1, proyectos_lista: [{ id: 3 }], errores: [] };
    await expect(gatherFrom({ 'Proyectos_investigacion/get_projects': answer })).rejects.toThrow(
      'no da la lista de proyectos',
    );
  });

  it('reports a configuration that is missing in its answer', async () => {
    const { lines } = await gatherFrom({ 'inicio/get_configuracion': { success: 1 } });
    expect(lines).toEqual([['inicio', '', '', 'inicio/get_configuracion']]);
  });

  it('tells logos of the home apart, and reports what is none', async () => {
    const { records, lines } = await gatherFrom({
      'Home/get_home': {
        inicio: { objetivo: 'Uno' },
        logos_convenios: [{ logo: '', url_web: 'https://b.org' }, { logo: 'a.png', url_web: 'https://a.org' }, 'c.png'],
      },
      'convenios/get_all': [
        { id: 1, nombre: 'Sin logo', logo: null },
        { id: 2, nombre: 'A', logo: 'a.png' },
      ],
    });
    expect([...records.convenios]).toEqual([
      [1, [{ id: 1, nombre: 'Sin logo', logo: null }]],
      [
        2,
        [
          { id: 2, nombre: 'A', logo: 'a.png' },
          { logo: 'a.png', url_web: 'https://a.org' },
        ],
      ],
    ]);
    expect(lines).toEqual([['inicio', '', 'logos_convenios', 'c.png']]);
  });

  it('leaves room for the ids of later records', async () => {
    const { records, lines } = await gatherFrom({
      'Prod_investigacion/get_all_products': [{ id: 999_999_999_999_999 }, { id: 99_999_999_999_999 }],
    });
    expect([...records.productos.keys()]).toEqual([99_999_999_999_999]);
    expect(lines).toEqual([['productos', '999999999999999', '', '{"id":999999999999999}']]);
  });
});
