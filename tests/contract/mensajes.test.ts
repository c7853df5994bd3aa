import { describe, expect, it } from 'vitest';
import { CONVENIO_INCOMPLETO, CONVENIO_SIN_NOMBRE } from '../../contract/entidades/convenio.ts';
import * as Evento from '../../contract/entidades/evento.ts';
import { OBJETIVO_OBLIGATORIO } from '../../contract/entidades/inicio.ts';
import { LOGIN_INCOMPLETO } from '../../contract/entidades/sesion.ts';
import { mensajes } from '../../contract/mensajes.ts';

const { sesion, publico, proyectos, productos, integrantes, convenios, eventos, inicio, general } = mensajes;

/** The texts of sections 5, 6 and 8, and where each stands in the contract. */
const TEXTS: readonly (readonly [string, string])[] = [
  ['Por favor, complete todos los campos', sesion.incompleto],
  ['Por favor, complete todos los campos', LOGIN_INCOMPLETO],
  ['Error al procesar la solicitud', sesion.errorDeSolicitud],
  ['Error al cargar datos del usuario', sesion.datosIlegibles],
  ['Usuario no identificado', sesion.usuarioNoIdentificado],
  ['Error al cargar los eventos', publico.errorDeEventos],
  ['No hay eventos disponibles', publico.sinEventos],
  ['No se encontraron proyectos que coincidan con los filtros aplicados.', publico.sinProyectos],
  ['No hay productos disponibles.', publico.sinProductos],
  ['No hay productos disponibles en este momento.', publico.sinProductosPorAhora],
  ['No se encontró información del producto', publico.productoNoEncontrado],
  ['No hay enlace externo disponible', publico.sinEnlaceExterno],
  ['Error al activar/desactivar el proyecto', proyectos.errorAlActivar],
  ['Error al agregar el proyecto', proyectos.errorAlAgregar],
  ['Error al actualizar el proyecto', proyectos.errorAlActualizar],
  ['No se pudo actualizar el estado', proyectos.errorDeEstado],
  ['No se pudieron cargar las líneas de investigación', proyectos.errorDeLineas],
  ['No se pudo actualizar/asignar la línea', proyectos.errorDeLinea],
  ['No se pudo agregar el actor', proyectos.errorAlAgregarActor],
  ['No se pudo eliminar el actor', proyectos.errorAlEliminarActor],
  ['No se pudo agregar el producto', proyectos.errorAlAgregarProducto],
  ['No se pudo eliminar el producto', proyectos.errorAlEliminarProducto],
  ['Producto agregado exitosamente', productos.agregado],
  ['Producto actualizado exitosamente', productos.actualizado],
  ['Error al agregar el producto', productos.errorAlAgregar],
  ['Error al actualizar el producto', productos.errorAlActualizar],
  ['Integrante agregado exitosamente', integrantes.agregado],
  ['Integrante actualizado exitosamente', integrantes.actualizado],
  ['Error al agregar el integrante', integrantes.errorAlAgregar],
  ['Error al actualizar el integrante', integrantes.errorAlActualizar],
  ['Error al cargar convenios', convenios.errorAlCargar],
  ['Error al cargar el convenio', convenios.errorAlCargarUno],
  ['Convenio agregado exitosamente', convenios.agregado],
  ['Convenio actualizado exitosamente', convenios.actualizado],
  ['Convenio activado exitosamente', convenios.activado],
  ['Convenio desactivado exitosamente', convenios.desactivado],
  ['Convenio eliminado exitosamente', convenios.eliminado],
  ['Error al cambiar estado del convenio', convenios.errorDeEstado],
  ['Error al eliminar convenio', convenios.errorAlEliminar],
  ['Error al agregar convenio: sin red', convenios.errorAlAgregar('sin red')],
  ['Error al actualizar convenio: sin red', convenios.errorAlActualizar('sin red')],
  ['¿Está seguro de que desea eliminar este convenio?', convenios.confirmarEliminar],
  ['No hay convenios registrados', convenios.ninguno],
  ['Por favor complete todos los campos requeridos', CONVENIO_INCOMPLETO],
  ['Por favor complete el nombre del convenio', CONVENIO_SIN_NOMBRE],
  ['Error al cargar eventos', eventos.errorAlCargar],
  ['No se pudieron cargar los eventos', eventos.errorAlCargarDetalle],
  ['No se pudo cargar el evento', eventos.noSeCargo],
  ['Error al cargar el evento', eventos.errorAlCargarUno],
  ['Evento registrado', eventos.agregado],
  ['Evento actualizado', eventos.actualizado],
  ['Evento eliminado', eventos.eliminado],
  ['Estado actualizado', eventos.estadoActualizado],
  ['Error al cambiar el estado', eventos.errorAlCambiarEstado],
  ['Error al cambiar el estado del evento', eventos.errorDeEstado],
  ['Error al eliminar el evento', eventos.errorAlEliminar],
  ['Error al procesar la solicitud', eventos.errorDeSolicitud],
  ['Error al actualizar el evento', eventos.errorAlActualizar],
  ['¿Estás seguro de que deseas eliminar este evento?', eventos.confirmarEliminar],
  ['El nombre y la fecha son obligatorios', Evento.EVENTO_INCOMPLETO.texto],
  ['Campos requeridos', Evento.EVENTO_INCOMPLETO.titulo],
  ['URL inválida', Evento.EVENTO_URL_INVALIDA],
  ['La URL de noticia de divulgación no es válida', Evento.URL_DE_NOTICIA_INVALIDA],
  ['La URL de la página del evento no es válida', Evento.URL_DE_EVENTO_INVALIDA],
  ['El nombre de la ponencia es requerido para eventos de participación', Evento.PONENCIA_REQUERIDA],
  ['La URL adicional 2 no es válida', Evento.urlAdicionalInvalida(2)],
  ['El objetivo es obligatorio', OBJETIVO_OBLIGATORIO],
  ['Configuración actualizada', inicio.actualizado],
  ['Error al cargar la configuración', inicio.errorAlCargar],
  ['Error al actualizar la configuración', inicio.errorAlActualizar],
  ['Formulario restablecido', inicio.restablecido],
  ['Error: sin red', general.errorDeContexto('sin red')],
  ['Error interno', general.errorInterno],
];

describe('the texts of the specification', () => {
  it.each(TEXTS)('%s', (text, ours) => {
    expect(ours).toBe(text);
  });

  it('ask before a project is shown or hidden', () => {
    expect(proyectos.confirmarActivar).toBe('¿Está seguro de que desea activar este proyecto?');
    expect(proyectos.confirmarDesactivar).toBe('¿Está seguro de que desea desactivar este proyecto?');
  });
});
