import { describe, expect, it } from 'vitest';
import { messages } from '../../contract/calls/messages.ts';
import { CONVENIO_INCOMPLETE, CONVENIO_WITHOUT_NOMBRE } from '../../contract/entities/convenio.ts';
import * as Evento from '../../contract/entities/evento.ts';
import { OBJETIVO_REQUIRED } from '../../contract/entities/inicio.ts';
import { LOGIN_INCOMPLETE } from '../../contract/entities/sesion.ts';

const { requests, sesion, publicSite, proyectos, productos, integrantes, convenios, eventos, inicio, general } =
  messages;

/** The exact texts that users see, and the constant of each. */
const TEXTS: readonly (readonly [string, string])[] = [
  ['Por favor, complete todos los campos', sesion.incomplete],
  ['Por favor, complete todos los campos', LOGIN_INCOMPLETE],
  ['Error al procesar la solicitud', requests.failed],
  ['Error al cargar datos del usuario', sesion.unreadableUser],
  ['Usuario no identificado', sesion.unknownUsuario],
  ['Error al cargar los eventos', publicSite.eventosFailed],
  ['No hay eventos disponibles', publicSite.noEventos],
  ['No se encontraron proyectos que coincidan con los filtros aplicados.', publicSite.noProyectos],
  ['No hay productos disponibles.', publicSite.noProductos],
  ['No hay productos disponibles en este momento.', publicSite.noProductosYet],
  ['No se encontró información del producto', publicSite.productoNotFound],
  ['No hay enlace externo disponible', publicSite.noExternalLink],
  ['Error al activar/desactivar el proyecto', proyectos.toggleFailed],
  ['Error al agregar el proyecto', proyectos.addFailed],
  ['Error al actualizar el proyecto', proyectos.updateFailed],
  ['No se pudo actualizar el estado', proyectos.estadoFailed],
  ['No se pudieron cargar las líneas de investigación', proyectos.lineasFailed],
  ['No se pudo actualizar/asignar la línea', proyectos.lineaFailed],
  ['No se pudo agregar/eliminar el actor/producto', proyectos.linkFailed],
  ['Producto agregado exitosamente', productos.added],
  ['Producto actualizado exitosamente', productos.updated],
  ['Error al agregar el producto', productos.addFailed],
  ['Error al actualizar el producto', productos.updateFailed],
  ['Integrante agregado exitosamente', integrantes.added],
  ['Integrante actualizado exitosamente', integrantes.updated],
  ['Error al agregar el integrante', integrantes.addFailed],
  ['Error al actualizar el integrante', integrantes.updateFailed],
  ['Error al cargar convenios', convenios.loadFailed],
  ['Error al cargar el convenio', convenios.loadOneFailed],
  ['Convenio agregado exitosamente', convenios.added],
  ['Convenio actualizado exitosamente', convenios.updated],
  ['Convenio activado exitosamente', convenios.activated],
  ['Convenio desactivado exitosamente', convenios.deactivated],
  ['Convenio eliminado exitosamente', convenios.deleted],
  ['Error al cambiar estado del convenio', convenios.estadoFailed],
  ['Error al eliminar convenio', convenios.deleteFailed],
  ['Error al agregar convenio: sin red', convenios.addFailed('sin red')],
  ['Error al actualizar convenio: sin red', convenios.updateFailed('sin red')],
  ['¿Está seguro de que desea eliminar este convenio?', convenios.confirmDelete],
  ['No hay convenios registrados', convenios.none],
  ['Por favor complete todos los campos requeridos', CONVENIO_INCOMPLETE],
  ['Por favor complete el nombre del convenio', CONVENIO_WITHOUT_NOMBRE],
  ['Error al cargar eventos', eventos.loadFailed],
  ['No se pudieron cargar los eventos', eventos.loadFailedDetail],
  ['No se pudo cargar el evento', eventos.notLoaded],
  ['Error al cargar el evento', eventos.loadOneFailed],
  ['Evento registrado', eventos.added],
  ['Evento actualizado', eventos.updated],
  ['Evento eliminado', eventos.deleted],
  ['Estado actualizado', eventos.estadoUpdated],
  ['Error al cambiar el estado', eventos.toggleEstadoFailed],
  ['Error al cambiar el estado del evento', eventos.estadoFailed],
  ['Error al eliminar el evento', eventos.deleteFailed],
  ['Error al actualizar el evento', eventos.updateFailed],
  ['¿Estás seguro de que deseas eliminar este evento?', eventos.confirmDelete],
  ['El nombre y la fecha son obligatorios', Evento.EVENTO_INCOMPLETE.text],
  ['Campos requeridos', Evento.EVENTO_INCOMPLETE.title],
  ['URL inválida', Evento.EVENTO_URL_INVALID],
  ['La URL de noticia de divulgación no es válida', Evento.INVALID_NOTICIA_URL],
  ['La URL de la página del evento no es válida', Evento.INVALID_EVENTO_URL],
  ['El nombre de la ponencia es requerido para eventos de participación', Evento.PONENCIA_REQUIRED],
  ['La URL adicional 2 no es válida', Evento.invalidAdditionalUrl(2)],
  ['El objetivo es obligatorio', OBJETIVO_REQUIRED],
  ['Configuración actualizada', inicio.updated],
  ['Error al cargar la configuración', inicio.loadFailed],
  ['Error al actualizar la configuración', inicio.updateFailed],
  ['Formulario restablecido', inicio.reset],
  ['Error: sin red', general.contextError('sin red')],
  ['Error interno', general.internalError],
];

describe('the messages', () => {
  it.each(TEXTS)('%s', (text, constant) => {
    expect(constant).toBe(text);
  });

  it('ask for confirmation before a project is activated or deactivated', () => {
    expect(proyectos.confirmActivate).toBe('¿Está seguro de que desea activar este proyecto?');
    expect(proyectos.confirmDeactivate).toBe('¿Está seguro de que desea desactivar este proyecto?');
  });
});
