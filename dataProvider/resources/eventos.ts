import type { NewEvento } from '../../contract/entities/evento.ts';
import { isActive, fieldsOf as tolerantFields, trimmedText } from '../../contract/values/tolerant.ts';
import { eventosIn, readEvento } from '../../contract/wire/evento.ts';
import type { Adapter } from '../core/adapter.ts';
import { expectedVersion, isToggle, recordOf } from '../core/adapterParts.ts';
import { fileOf } from '../core/selectedFile.ts';
import { type Imagen, imagenFields, readImagen, readStaffFields, withChangedSchedule } from './recordParts.ts';

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

/** The text of a picture is sent if it changed. */
function fieldsOf(evento: Evento) {
  const { descripcion_imagen, ...fields } = write(evento);
  return fields;
}

export const eventos: Adapter<Evento> = {
  search: ['nombre', 'descripcion', 'lugar', 'pais', 'nombre_ponencia'],
  formFields: { titulo: 'nombre', estado: 'activo' },
  answer: 'evento',
  initial: { estado: 1 },
  read,
  write,

  list: async ({ call }) => eventosIn(await call('listEventos', {})).map(read),
  one: async ({ call }, id) => read(recordOf(await call('getEvento', { params: { id } }), 'evento')),

  create(context, { previous, next, data }) {
    const { usuario, name } = context.author();
    const body = {
      ...withChangedSchedule(fieldsOf(next), previous),
      ...imagenFields(next, data, previous),
      estado: estadoBesideList(next),
      created_by: usuario,
      created_by_name: name,
    };
    return context.call('addEvento', { body, file: fileOf(data.imagen) });
  },

  update(context, change) {
    const { previous, next, data, meta } = change;
    const params = { id: next.id };
    if (isToggle(change)) return context.call('toggleEvento', { params, query: { estado: estadoOf(next) } });
    const { usuario, name } = context.author();
    const body = {
      ...expectedVersion(next),
      ...withChangedSchedule(fieldsOf(next), previous),
      ...imagenFields(next, data, previous),
      estado: meta?.besideList === true ? estadoBesideList(next) : estadoOf(next),
      updated_by: usuario,
      updated_by_name: name,
    };
    return context.call('updateEvento', { params, body, file: fileOf(data.imagen) });
  },

  async remove(context, id) {
    await context.call('deleteEvento', { params: { id } });
  },
};
