import { lineaOfId, lineaPath } from '../../../contract/addresses/siteLineas.ts';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import type { SiteLinea } from '../../../contract/identidad/siteSettings.ts';
import { readProyectoDetail } from '../../../contract/wire/proyecto.ts';
import { integranteAt } from '../names/integranteAt.ts';
import { recordAt } from '../names/listedRecords.ts';
import type { RecordSignposts } from '../parts/publicParts.ts';

export function signposts(answer: unknown, lineas: readonly SiteLinea[]): RecordSignposts | null {
  const detail = readProyectoDetail(answer);
  if (detail === null) return null;
  const { proyecto, integrantes, productos } = detail;
  const linea = lineaOfId(lineas, detail.linea?.id_linea ?? null);
  return {
    path: recordAt('proyecto', proyecto).path,
    type: 'ResearchProject',
    collection: [sitePaths.proyectos, ...(linea === null ? [] : [lineaPath(linea)])],
    author: integrantes.map((person) => integranteAt({ ...person, id: person.id_integrante }).path),
    item: productos.map((producto) => recordAt('producto', producto).path),
  };
}
