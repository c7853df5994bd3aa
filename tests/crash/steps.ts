import { readFileSync } from 'node:fs';
import type { Writer } from './writer.ts';

/** One write, or nothing if there is no record to change. @returns false if the portal did not answer */
export type Step = (writer: Writer) => Promise<boolean>;

const sample = (file: string): Blob => new Blob([readFileSync(new URL(`../../api/sample/${file}`, import.meta.url))]);
const PICTURE = sample('retratos/ines-caicedo.webp');
const LOGO = sample('logos/instituto-ambar.svg');
const LINEAS = [1, 2, 3, 4];
const DATES = { fecha_inicio: '2024-01-01', fecha_fin: '2025-01-01' };

export const addProyecto: Step = async (writer) => {
  const body = { nombre: writer.nextName(), objetivo: 'Objetivo', estado: 1, ...DATES } as const;
  const write = { recurso: 'proyectos', accion: 'agregar', id: null } as const;
  const answer = await writer.write(write, 'addProyecto', { body }, ({ project }) => project.id);
  if (answer !== null) writer.records.proyectos.push({ id: answer.project.id, activo: 1, linea: null });
  return answer !== null;
};

/** A project with its picture, line, member and product, in one request. `objetivo` tells inspect.ts what it shall have. */
const addWholeProyecto: Step = async (writer) => {
  const { records } = writer;
  // Those of an unanswered project are left alone, since nobody knows whether it has them.
  const integrantes = records.integrantes.splice(0, 1);
  const free = records.productos.findIndex(({ proyecto }) => proyecto === null);
  const productos = free === -1 ? [] : records.productos.splice(free, 1).map(({ id }) => id);
  const linea = writer.random.pick(LINEAS) ?? 1;
  const links = { integrantes, productos };
  const texts = { nombre: writer.nextName(), objetivo: JSON.stringify(links), descripcion_imagen: 'Un retrato' };
  const body = { ...texts, ...links, ...DATES, estado: 1, id_linea: linea } as const;
  const writes = [
    { recurso: 'proyectos', accion: 'agregar', id: null } as const,
    ...integrantes.map(() => ({ recurso: 'proyectos', accion: 'agregar integrante', id: null }) as const),
    ...productos.map((id) => ({ recurso: 'productos', accion: 'agregar a proyecto', id }) as const),
  ];
  const answer = await writer.write(writes, 'addProyecto', { body, file: PICTURE }, ({ project }) => project.id);
  if (answer === null) return false;
  const { id } = answer.project;
  records.proyectos.push({ id, activo: 1, linea });
  records.productos.push(...productos.map((producto) => ({ id: producto, proyecto: id })));
  const detail = await writer.read('getProyecto', { params: { id } });
  for (const link of detail?.investigadores ?? []) {
    records.links.push({ id: link.id, proyecto: id, integrante: link.id_integrante });
  }
  return detail !== null;
};

const addIntegrante: Step = async (writer) => {
  const body = { nombres: writer.nextName(), apellidos: 'Apellidos', cargo: 'Cargo', grupo: 1 } as const;
  const write = { recurso: 'integrantes', accion: 'agregar', id: null } as const;
  const answer = await writer.write(write, 'addIntegrante', { body, file: PICTURE }, (a) => a.integrante.id);
  if (answer !== null) writer.records.integrantes.push(answer.integrante.id);
  return answer !== null;
};

const addConvenio: Step = async (writer) => {
  const body = { nombre: writer.nextName() };
  const write = { recurso: 'convenios', accion: 'agregar', id: null } as const;
  const answer = await writer.write(write, 'addConvenio', { body, file: LOGO }, ({ convenio }) => convenio.id);
  if (answer !== null) writer.records.convenios.push({ id: answer.convenio.id, estado: 1 });
  return answer !== null;
};

export const addProducto: Step = async (writer) => {
  const body = { nombre: writer.nextName(), tipo: 'Libro' };
  const write = { recurso: 'productos', accion: 'agregar', id: null } as const;
  const answer = await writer.write(write, 'addProducto', { body }, ({ product }) => product.id);
  if (answer !== null) writer.records.productos.push({ id: answer.product.id, proyecto: null });
  return answer !== null;
};

/** Changes a random record. The record stays in the list only if the change was answered and did not remove it. */
export async function change<T>(
  writer: Writer,
  items: T[],
  apply: (item: T) => Promise<T | 'removed' | null>,
): Promise<boolean> {
  const item = writer.random.pick(items);
  if (item === undefined) return true;
  items.splice(items.indexOf(item), 1);
  const changed = await apply(item);
  if (changed !== null && changed !== 'removed') items.push(changed);
  return changed !== null;
}

const toggleProyecto: Step = (writer) =>
  change(writer, writer.records.proyectos, async (proyecto) => {
    const activo: 0 | 1 = proyecto.activo === 1 ? 0 : 1;
    const write = { recurso: 'proyectos', accion: activo === 1 ? 'activar' : 'desactivar', id: proyecto.id } as const;
    return (
      (await writer.write(write, 'toggleProyecto', { body: { id: proyecto.id, activo } })) && { ...proyecto, activo }
    );
  });

const toggleConvenio: Step = (writer) =>
  change(writer, writer.records.convenios, async ({ id, estado: before }) => {
    const estado: 1 | 2 = before === 1 ? 2 : 1;
    const write = { recurso: 'convenios', accion: estado === 1 ? 'activar' : 'desactivar', id } as const;
    return (await writer.write(write, 'toggleConvenio', { body: { id, estado } })) && { id, estado };
  });

const removeConvenio: Step = (writer) =>
  change(writer, writer.records.convenios, async (convenio) => {
    const { id } = convenio;
    const write = { recurso: 'convenios', accion: 'eliminar', id } as const;
    if ((await writer.write(write, 'deleteConvenio', { params: { id } })) === null) return null;
    writer.records.trash.push({ recurso: 'convenios', record: convenio });
    return 'removed';
  });

const setLinea: Step = (writer) =>
  change(writer, writer.records.proyectos, async (proyecto) => {
    const linea = writer.random.pick(LINEAS) ?? 1;
    const body = { id_proyecto: proyecto.id, id_linea: linea };
    const accion = proyecto.linea === null ? 'asignar línea' : 'actualizar línea';
    const write = { recurso: 'proyectos', accion, id: proyecto.id } as const;
    const name = proyecto.linea === null ? 'assignLinea' : 'updateLinea';
    return (await writer.write(write, name, { body })) && { ...proyecto, linea };
  });

/** Links an integrante of this writer that has no link yet, so the pair is free. */
const linkIntegrante: Step = (writer) =>
  change(writer, writer.records.integrantes, async (integrante) => {
    const proyecto = writer.random.pick(writer.records.proyectos)?.id;
    if (proyecto === undefined) return integrante;
    const write = { recurso: 'proyectos', accion: 'agregar integrante', id: proyecto } as const;
    const body = { proyecto_id: proyecto, actor_id: integrante };
    if ((await writer.write(write, 'addIntegranteToProyecto', { body })) === null) return null;
    const detail = await writer.read('getProyecto', { params: { id: proyecto } });
    const id = detail?.investigadores.find((each) => each.id_integrante === integrante)?.id;
    if (id !== undefined) writer.records.links.push({ id, proyecto, integrante });
    return detail && 'removed';
  });

const unlinkIntegrante: Step = (writer) =>
  change(writer, writer.records.links, async ({ id, proyecto, integrante }) => {
    const write = { recurso: 'proyectos', accion: 'quitar integrante', id: proyecto } as const;
    if ((await writer.write(write, 'removeIntegranteFromProyecto', { body: { id } })) === null) return null;
    writer.records.integrantes.push(integrante);
    return 'removed';
  });

const moveProducto: Step = (writer) =>
  change(writer, writer.records.productos, async ({ id, proyecto }) => {
    if (proyecto !== null) {
      const write = { recurso: 'productos', accion: 'quitar de proyecto', id } as const;
      return (await writer.write(write, 'removeProductoFromProyecto', { body: { id } })) && { id, proyecto: null };
    }
    const newProyecto = writer.random.pick(writer.records.proyectos)?.id;
    if (newProyecto === undefined) return { id, proyecto };
    const write = { recurso: 'productos', accion: 'agregar a proyecto', id } as const;
    const body = { proyecto_id: newProyecto, producto_id: id };
    return (await writer.write(write, 'addProductoToProyecto', { body })) && { id, proyecto: newProyecto };
  });

/** Repeated entries are more frequent. */
export const STEPS: readonly Step[] = [
  addProyecto,
  addProyecto,
  addWholeProyecto,
  addWholeProyecto,
  addIntegrante,
  addConvenio,
  addProducto,
  toggleProyecto,
  toggleProyecto,
  toggleConvenio,
  removeConvenio,
  setLinea,
  linkIntegrante,
  linkIntegrante,
  unlinkIntegrante,
  moveProducto,
];
