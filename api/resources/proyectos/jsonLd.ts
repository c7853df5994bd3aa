import type { ResearchProject } from 'schema-dts';
import { integranteAt } from '../names/integranteAt.ts';
import { recordAt } from '../names/listedRecords.ts';
import type { RecordAnswer } from '../parts/ownAnswers.ts';
import { groupRef } from '../schemaOrg/groupRef.ts';
import { imageUrl } from '../schemaOrg/imageUrl.ts';
import { productoType } from '../schemaOrg/productoType.ts';
import { recordRef } from '../schemaOrg/recordRef.ts';
import { filled, filledList, webUrls } from '../schemaOrg/values.ts';

export function proyectoNode(answer: RecordAnswer<'proyectos'>, origin: string): Exclude<ResearchProject, string> {
  const { project: proyecto, investigadores, productos, lineas } = answer;
  const people = investigadores.map((person) =>
    recordRef('Person', 'integrante', integranteAt({ ...person, id: person.id_integrante }), origin),
  );
  const entidades = proyecto.entidades.map((name) => ({ '@type': 'Organization' as const, name }));
  return {
    ...recordRef('ResearchProject', 'proyecto', recordAt('proyecto', proyecto), origin),
    description: filled(proyecto.descripcion) ?? filled(proyecto.objetivo),
    image: imageUrl('proyectos', proyecto.imagen, origin),
    // schema.org has no other dates of a project.
    foundingDate: filled(proyecto.fecha_inicio),
    dissolutionDate: filled(proyecto.fecha_fin),
    keywords: filled(lineas[0]?.linea_nombre ?? ''),
    parentOrganization: groupRef(origin),
    member: filledList([...people, ...entidades]),
    subjectOf: filledList(
      productos.map((producto) =>
        recordRef(productoType(producto.tipo), 'producto', recordAt('producto', producto), origin),
      ),
    ),
    sameAs: webUrls([proyecto.url_externa]),
  };
}
