import type { NewEvento } from '../../contract/entities/evento.ts';
import { hasChanges } from '../../contract/values/changedFields.ts';
import { isSameName } from '../../contract/values/sameName.ts';
import { isActive, recordIn, fieldsOf as tolerantFields, trimmedText } from '../../contract/values/tolerant.ts';
import { eventosIn, readEvento } from '../../contract/wire/evento.ts';
import type { Adapter, Change, Context } from '../core/adapter.ts';
import { recordOf } from '../core/answers.ts';
import { notFound } from '../core/httpError.ts';
import { publishesDraft } from '../core/publication.ts';
import { isDraftFile } from '../core/selectedFile.ts';
import { isToggle } from '../core/toggle.ts';
import { afterOwnWrites, expectedVersion } from '../core/version.ts';
import { changesImagen, draftDescription, type Imagen, readImagen, saveImagen } from './imagen.ts';
import { changedSchedule, withoutSchedule } from './schedule.ts';
import { readStaffFields } from './staffFields.ts';

export type Evento = ReturnType<typeof read> & Imagen;

function read(wire: unknown) {
  const { estado, imagen, ...evento } = readEvento(wire);
  const fields = tolerantFields(wire);
  return {
    ...evento,
    ...readImagen(wire),
    activo: isActive(fields.estado),
    created_by_name: trimmedText(fields.created_by_name),
    updated_by_name: trimmedText(fields.updated_by_name),
    ...readStaffFields(wire),
  };
}

const estadoOf = (evento: Evento) => (evento.activo ? 1 : 0);

/** `estado` of an inactive event saved in the create form or the side panel. The edit page and the toggle send 0. */
const INACTIVO_BESIDE_LIST = 2;
const estadoBesideList = (evento: Evento) => (evento.activo ? 1 : INACTIVO_BESIDE_LIST);

/** `meta` of an update that the form beside the list sends. */
export const BESIDE_LIST = { besideList: true } as const;

function write(evento: Evento) {
  const { id, activo, nombre_imagen, created_by, created_by_name, updated_by, updated_by_name, version, ...fields } =
    read(evento);
  return { ...fields, estado: estadoOf(evento) } satisfies NewEvento;
}

/** What the calls of an event send: the text of its picture goes with the picture. */
function fieldsOf(evento: Evento) {
  const { descripcion_imagen, ...fields } = write(evento);
  return fields;
}

async function one(context: Context, id: number): Promise<Evento> {
  return read(recordOf(await context.call('getEvento', { params: { id } }), 'evento'));
}

/** Returns the number of calls sent. */
async function updateFields(context: Context, change: Change<Evento>): Promise<number> {
  const { previous, next, data, meta } = change;
  if (isToggle(change)) {
    await context.call('toggleEvento', { params: { id: next.id }, query: { estado: estadoOf(next) } });
    return 1;
  }
  const isBesideList = meta?.besideList === true;
  const { usuario, name } = context.author();
  const isPublication = publishesDraft(change);
  const isSame = !hasChanges(fieldsOf(previous), fieldsOf(next));
  if (isSame && !isPublication && changesImagen(previous, next, data)) return 0;
  const estado = isBesideList ? estadoBesideList(next) : estadoOf(next);
  const fields = { ...withoutSchedule(fieldsOf(next)), ...changedSchedule(next, previous) };
  const signature = { updated_by: usuario, updated_by_name: name };
  const body = { ...expectedVersion(next), ...fields, estado, ...draftDescription(data, next), ...signature };
  await context.call('updateEvento', { params: { id: next.id }, body });
  return 1;
}

async function list(context: Context): Promise<Evento[]> {
  return eventosIn(await context.call('listEventos', {})).map(read);
}

/** The event that another server has added, which answers no record. */
async function newestOfName(context: Context, name: string): Promise<Evento> {
  const named = (await list(context)).filter(({ nombre }) => isSameName(nombre, name));
  const newest = named.toSorted((a, b) => b.id - a.id)[0];
  if (newest === undefined) throw notFound();
  return newest;
}

export const eventos: Adapter<Evento> = {
  search: ['nombre', 'descripcion', 'lugar', 'pais', 'nombre_ponencia'],
  formFields: { titulo: 'nombre', estado: 'activo' },
  read,
  write,
  list,
  one,

  async create(context, data) {
    const { usuario, name } = context.author();
    const evento = { ...read({ estado: 1 }), ...data };
    const fields = {
      ...withoutSchedule(fieldsOf(evento)),
      ...changedSchedule(evento),
      ...draftDescription(data, evento),
      estado: estadoBesideList(evento),
    };
    const signature = { created_by: usuario, created_by_name: name };
    const answer = await context.call('addEvento', { body: { ...fields, ...signature } });
    const added = recordIn(answer, 'evento');
    return added === null ? newestOfName(context, fields.nombre) : read(added);
  },

  async update(context, change) {
    const { previous, next, data } = change;
    const writes = await updateFields(context, change);
    const { usuario, name } = context.author();
    const author = usuario === '' ? {} : { updated_by: usuario, updated_by_name: name };
    const saved = afterOwnWrites({ ...next, ...author }, writes);
    if (changesImagen(previous, next, data)) {
      const { imagen } = data;
      return saveImagen(context, 'updateImagenEvento', { previous, next: saved, imagen, isSaved: writes > 0 });
    }
    // The calls do not answer the name of the picture.
    return isDraftFile(data.imagen) ? one(context, next.id) : saved;
  },

  async remove(context, id) {
    await context.call('deleteEvento', { params: { id } });
  },
};
