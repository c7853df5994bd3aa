import type { MergedResource } from '../../../contract/resources/resources.ts';
import type { GrupoPendiente } from '../../../contract/values/gruposPendientes.ts';
import { localDay } from '../../../contract/values/localDay.ts';
import type { Pendiente } from '../../../dataProvider/methods/pendientes.ts';
import { SAME_KEYS } from '../../../i18n/pendientes.ts';
import { atField, type Paths } from '../../addresses/paths.ts';
import { shortDate } from '../../display/dates.ts';
import { fieldLabel, resourceLabel } from '../../display/fieldLabel.ts';

/** A topic has its name, another field of the identity its label. */
function nameInIdentidad({ nombre, campo }: Pendiente): string {
  if (campo === '') return resourceLabel('identidad');
  return nombre === '' ? fieldLabel('identidad', campo) : `Tema «${nombre}»`;
}

export function nameOf(pendiente: Pendiente): string {
  const { recurso, nombre } = pendiente;
  if (recurso === 'identidad') return nameInIdentidad(pendiente);
  return recurso === 'inicio' ? resourceLabel(recurso) : nombre.trim() || 'Sin nombre';
}

/** The label of a field; an additional link of an event has a number. */
function labelOfField({ recurso, campo }: Pendiente): string {
  const place = /^urls_adicionales\.(\d)$/.exec(campo)?.[1];
  return place === undefined ? fieldLabel(recurso, campo) : `URL adicional ${Number(place) + 1}`;
}

const addedAt = (instant: string): string => `agregado el ${shortDate(localDay(instant))}`;

/** The second line of a record that has possible duplicates. */
export const addedOn = (recurso: MergedResource, instant: string): string =>
  `${resourceLabel(recurso)} · ${addedAt(instant)}`;

/** Why a record may be the same as the one that it is listed with, and when it was added. */
export function reasonOf(recurso: MergedResource, { campo, detalle }: { campo: string; detalle: string }): string {
  const reason = SAME_KEYS[recurso][campo];
  return [...(reason === undefined ? [] : [reason]), addedAt(detalle)].join(' · ');
}

/** The second line of a row; '' where the title of the group says all. */
export function detailOf(grupo: GrupoPendiente, pendiente: Pendiente): string {
  const { recurso, detalle } = pendiente;
  if (grupo === 'proyectos_vencidos') return `Terminó el ${shortDate(detalle)}`;
  if (grupo === 'lider_retirado') return `Estuvo en el grupo hasta el ${shortDate(detalle)}`;
  if (grupo === 'eventos_sin_enlace') return shortDate(detalle);
  if (grupo === 'registros_inactivos') {
    return `${resourceLabel(recurso)} · Último cambio: ${shortDate(localDay(detalle))}`;
  }
  if (grupo === 'sitio_sin_publicar') return 'Los buscadores no guardan el sitio y sus canales están cerrados.';
  if (grupo === 'borradores_viejos') {
    return `${resourceLabel(recurso)} · Guardado el ${shortDate(localDay(detalle))}`;
  }
  if (grupo !== 'enlaces_rotos') return '';
  const kind = recurso === 'inicio' ? [] : [resourceLabel(recurso)];
  return [...kind, labelOfField(pendiente), detalle].join(' · ');
}

/** The form of a record, with the focus in the field that needs care; of a draft, the list or form that shows it. */
export function formAddress(paths: Paths, { recurso, id, campo }: Pendiente): string {
  const { list, form } = paths[recurso];
  return campo === '' ? list : atField(form(id), campo);
}
