import { randomUUID } from 'node:crypto';
import { addProducto, addProyecto, change, type Step } from './steps.ts';

const archiveProducto: Step = (writer) =>
  change(writer, writer.records.productos, async (producto) => {
    const { id, proyecto } = producto;
    if (proyecto !== null) return producto;
    const body = { recurso: 'productos', recurso_id: id } as const;
    if (!(await writer.writeAll([{ recurso: 'productos', accion: 'archivar', id }], 'archiveRecord', { body })))
      return null;
    writer.records.trash.push({ recurso: 'productos', record: producto });
    return 'removed';
  });

const restoreFromTrash: Step = (writer) =>
  change(writer, writer.records.trash, async (archived) => {
    const { recurso, record } = archived;
    const body = { recurso, recurso_id: record.id };
    if (!(await writer.writeAll([{ recurso, accion: 'restaurar', id: record.id }], 'restoreArchived', { body })))
      return null;
    if (archived.recurso === 'convenios') writer.records.convenios.push(archived.record);
    else writer.records.productos.push(archived.record);
    return 'removed';
  });

const toggleAndUndo: Step = (writer) =>
  change(writer, writer.records.proyectos, async (proyecto) => {
    const { id } = proyecto;
    const activo: 0 | 1 = proyecto.activo === 1 ? 0 : 1;
    const write = { recurso: 'proyectos', accion: activo === 1 ? 'activar' : 'desactivar', id } as const;
    const operacion = randomUUID();
    if (!(await writer.writeAll([write], 'toggleProyecto', { body: { id, activo } }, operacion))) return null;
    const isUndone = await writer.writeAll([{ ...write, accion: 'deshacer' }], 'undo', { body: { operacion } });
    return isUndone ? proyecto : null;
  });

/** Archives a new project with its links, so that all of them are known, and undoes it. */
const archiveProyectoAndUndo: Step = async (writer) => {
  const { records } = writer;
  if (!(await addProyecto(writer)) || !(await addProducto(writer))) return false;
  const [proyecto, producto, integrante] = [
    records.proyectos.pop(),
    records.productos.pop(),
    records.integrantes.pop(),
  ];
  if (proyecto === undefined || producto === undefined || integrante === undefined) return true;
  const { id } = proyecto;
  const added = { recurso: 'productos', accion: 'agregar a proyecto', id: producto.id } as const;
  const ofProducto = { proyecto_id: id, producto_id: producto.id };
  if ((await writer.write(added, 'addProductoToProyecto', { body: ofProducto })) === null) return false;
  const linked = { recurso: 'proyectos', accion: 'agregar integrante', id } as const;
  const ofIntegrante = { proyecto_id: id, actor_id: integrante };
  if ((await writer.write(linked, 'addIntegranteToProyecto', { body: ofIntegrante })) === null) return false;

  const writes = [
    { ...linked, accion: 'quitar integrante' },
    { ...added, accion: 'quitar de proyecto' },
    { recurso: 'proyectos', accion: 'archivar', id },
  ] as const;
  const operacion = randomUUID();
  const body = { recurso: 'proyectos', recurso_id: id } as const;
  if (!(await writer.writeAll(writes, 'archiveRecord', { body }, operacion))) return false;
  const undone = writes.map((write) => ({ ...write, accion: 'deshacer' }));
  if (!(await writer.writeAll(undone, 'undo', { body: { operacion } }))) return false;
  records.proyectos.push(proyecto);
  records.productos.push({ id: producto.id, proyecto: id });
  return true;
};

export const HISTORY_STEPS: readonly Step[] = [
  archiveProducto,
  restoreFromTrash,
  toggleAndUndo,
  archiveProyectoAndUndo,
];
