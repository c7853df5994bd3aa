import { readFileSync } from 'node:fs';
import type { Hand } from './hand.ts';

/** One write, where there is something to write to. @returns false when the portal did not answer */
export type Step = (hand: Hand) => Promise<boolean>;

const sample = (file: string): Blob => new Blob([readFileSync(new URL(`../../api/sample/${file}`, import.meta.url))]);
const PICTURE = sample('retratos/ines-caicedo.webp');
const LOGO = sample('logos/instituto-ambar.svg');
const LINES = [1, 2, 3, 4];
const DATES = { fecha_inicio: '2024-01-01', fecha_fin: '2025-01-01' };

const addProject: Step = async (hand) => {
  const body = { nombre: hand.named(), objetivo: 'Objetivo', estado: 1, ...DATES } as const;
  const write = { recurso: 'proyectos', accion: 'agregar', id: null } as const;
  const answer = await hand.write(write, 'addProyecto', { body }, ({ project }) => project.id);
  if (answer !== null) hand.own.proyectos.push({ id: answer.project.id, activo: 1, linea: null });
  return answer !== null;
};

const addMember: Step = async (hand) => {
  const body = { nombres: hand.named(), apellidos: 'Apellidos', cargo: 'Cargo', grupo: 1 } as const;
  const write = { recurso: 'integrantes', accion: 'agregar', id: null } as const;
  const answer = await hand.write(write, 'addIntegrante', { body, file: PICTURE }, (a) => a.integrante.id);
  if (answer !== null) hand.own.integrantes.push(answer.integrante.id);
  return answer !== null;
};

const addConvenio: Step = async (hand) => {
  const body = { nombre: hand.named() };
  const write = { recurso: 'convenios', accion: 'agregar', id: null } as const;
  const answer = await hand.write(write, 'addConvenio', { body, file: LOGO }, ({ convenio }) => convenio.id);
  if (answer !== null) hand.own.convenios.push({ id: answer.convenio.id, estado: 1 });
  return answer !== null;
};

const addProduct: Step = async (hand) => {
  const body = { nombre: hand.named(), tipo: 'Libro' };
  const write = { recurso: 'productos', accion: 'agregar', id: null } as const;
  const answer = await hand.write(write, 'addProducto', { body }, ({ product }) => product.id);
  if (answer !== null) hand.own.productos.push({ id: answer.product.id, proyecto: null });
  return answer !== null;
};

/** Takes a record out for one change; it comes back only when the change was answered, and it was not removed. */
async function change<T>(hand: Hand, items: T[], work: (item: T) => Promise<T | 'removed' | null>): Promise<boolean> {
  const item = hand.random.pick(items);
  if (item === undefined) return true;
  items.splice(items.indexOf(item), 1);
  const changed = await work(item);
  if (changed !== null && changed !== 'removed') items.push(changed);
  return changed !== null;
}

const toggleProject: Step = (hand) =>
  change(hand, hand.own.proyectos, async (proyecto) => {
    const activo: 0 | 1 = proyecto.activo === 1 ? 0 : 1;
    const write = { recurso: 'proyectos', accion: activo === 1 ? 'activar' : 'desactivar', id: proyecto.id } as const;
    return (
      (await hand.write(write, 'toggleProyecto', { body: { id: proyecto.id, activo } })) && { ...proyecto, activo }
    );
  });

const toggleConvenio: Step = (hand) =>
  change(hand, hand.own.convenios, async ({ id, estado: before }) => {
    const estado: 1 | 2 = before === 1 ? 2 : 1;
    const write = { recurso: 'convenios', accion: estado === 1 ? 'activar' : 'desactivar', id } as const;
    return (await hand.write(write, 'toggleConvenio', { body: { id, estado } })) && { id, estado };
  });

const removeConvenio: Step = (hand) =>
  change(hand, hand.own.convenios, async ({ id }) => {
    const write = { recurso: 'convenios', accion: 'eliminar', id } as const;
    return (await hand.write(write, 'deleteConvenio', { params: { id } })) && 'removed';
  });

const setLine: Step = (hand) =>
  change(hand, hand.own.proyectos, async (proyecto) => {
    const linea = hand.random.pick(LINES) ?? 1;
    const body = { id_proyecto: proyecto.id, id_linea: linea };
    const accion = proyecto.linea === null ? 'asignar línea' : 'actualizar línea';
    const write = { recurso: 'proyectos', accion, id: proyecto.id } as const;
    const name = proyecto.linea === null ? 'assignLinea' : 'updateLinea';
    return (await hand.write(write, name, { body })) && { ...proyecto, linea };
  });

/** A member that is new to everybody, so that the pair is certain to be free. */
const link: Step = (hand) =>
  change(hand, hand.own.integrantes, async (integrante) => {
    const proyecto = hand.random.pick(hand.own.proyectos)?.id;
    if (proyecto === undefined) return integrante;
    const write = { recurso: 'proyectos', accion: 'agregar integrante', id: proyecto } as const;
    const body = { proyecto_id: proyecto, actor_id: integrante };
    if ((await hand.write(write, 'addIntegranteToProyecto', { body })) === null) return null;
    const detail = await hand.read('getProyecto', { params: { id: proyecto } });
    const id = detail?.investigadores.find((each) => each.id_integrante === integrante)?.id;
    if (id !== undefined) hand.own.links.push({ id, proyecto, integrante });
    return detail && 'removed';
  });

const unlink: Step = (hand) =>
  change(hand, hand.own.links, async ({ id, proyecto, integrante }) => {
    const write = { recurso: 'proyectos', accion: 'quitar integrante', id: proyecto } as const;
    if ((await hand.write(write, 'removeIntegranteFromProyecto', { body: { id } })) === null) return null;
    hand.own.integrantes.push(integrante);
    return 'removed';
  });

const moveProduct: Step = (hand) =>
  change(hand, hand.own.productos, async ({ id, proyecto }) => {
    if (proyecto !== null) {
      const write = { recurso: 'productos', accion: 'quitar de proyecto', id } as const;
      return (await hand.write(write, 'removeProductoFromProyecto', { body: { id } })) && { id, proyecto: null };
    }
    const nuevo = hand.random.pick(hand.own.proyectos)?.id;
    if (nuevo === undefined) return { id, proyecto };
    const write = { recurso: 'productos', accion: 'agregar a proyecto', id } as const;
    const body = { proyecto_id: nuevo, producto_id: id };
    return (await hand.write(write, 'addProductoToProyecto', { body })) && { id, proyecto: nuevo };
  });

/** What writers do, as often as it stands here. */
export const STEPS: readonly Step[] = [
  addProject,
  addProject,
  addMember,
  addConvenio,
  addProduct,
  toggleProject,
  toggleProject,
  toggleConvenio,
  removeConvenio,
  setLine,
  link,
  link,
  unlink,
  moveProduct,
];
