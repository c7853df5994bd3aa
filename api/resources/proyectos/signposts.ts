import { lineaOfId, lineaPath } from '../../../contract/addresses/siteLineas.ts';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import type { SiteLinea } from '../../../contract/identidad/siteSettings.ts';
import { integranteAt } from '../names/integranteAt.ts';
import { recordAt } from '../names/listedRecords.ts';
import type { RecordAnswer } from '../parts/ownAnswers.ts';
import type { RecordSignposts } from '../parts/publicParts.ts';

export function signposts(answer: RecordAnswer<'proyectos'>, lineas: readonly SiteLinea[]): RecordSignposts {
  const { project, investigadores, productos } = answer;
  const linea = lineaOfId(lineas, answer.lineas[0]?.id_linea ?? null);
  return {
    path: recordAt('proyecto', project).path,
    type: 'ResearchProject',
    collection: [sitePaths.proyectos, ...(linea === null ? [] : [lineaPath(linea)])],
    author: investigadores.map((person) => integranteAt({ ...person, id: person.id_integrante }).path),
    item: productos.map((producto) => recordAt('producto', producto).path),
  };
}
