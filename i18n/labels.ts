import type { Persona } from '../contract/bibliography/persona.ts';
import type { Bloque } from '../contract/identidad/bloques.ts';
import type { Divulgacion, Tema } from '../contract/identidad/identidad.ts';
import { IMPORTED_DRAFTS_MAX } from '../contract/values/imports.ts';
import { resources } from './resources.ts';

const LINEA = 'Línea';

/** Labels of inputs, columns and details that resources.ts does not have: they stand for no field of a record, or are shorter. */
export const labels = {
  // Parts of a field that is a list.
  bloque: {
    visible: 'Se muestra',
    titulo: 'Título',
    texto: 'Texto',
  } satisfies Record<Exclude<keyof Bloque, 'id'>, string>,
  tema: {
    nombre: 'Nombre',
    texto: 'Texto',
    imagen: 'Imagen',
    descripcion_imagen: 'Descripción de la imagen',
    linea: LINEA,
  } satisfies Record<keyof Tema, string>,
  divulgacion: {
    nombre: 'Nombre',
    texto: 'Texto',
  } satisfies Record<Exclude<keyof Divulgacion, 'id'>, string>,
  persona: {
    apellidos: resources.integrantes.fields.apellidos,
    nombres: resources.integrantes.fields.nombres,
    nombre_corporativo: 'Nombre de la institución',
    orcid: resources.integrantes.fields.orcid,
  } satisfies Record<Exclude<keyof Persona, 'integrante_id'>, string>,
  periodo: { desde: 'Desde', hasta: 'Hasta', ultimo_dia: 'Último día en el grupo' },
  evento: { url_adicional: 'URL adicional' },

  // Labels for fields whose own would be too long, or says something else.
  noticia: { activo: 'Estado' },
  pagina: { activo: 'Estado' },
  producto: { fecha_publicacion: 'Año' },
  proyecto: { fecha_inicio: 'Inicio', fecha_fin: 'Fin', id_linea: LINEA, linea_nombre: LINEA },
  usuario: { usuario: 'Usuario', usuario_fijo: 'Nombre de usuario, que no cambia' },

  // Labels of any list or record.
  lista: { numero: 'N.º', acciones: 'Acciones', ver: 'Ver' },
  registro: { origen: 'Origen', publicacion: 'Publicación en el sitio' },

  // What a call takes beside records.
  sesion: {
    usuario: 'Usuario',
    clave: resources.usuarios.fields.clave,
    confirmacion: 'Su contraseña',
    actual: 'Contraseña actual',
    nueva: 'Contraseña nueva',
    repetida: 'Repita la contraseña nueva',
  },
  respaldo: { archivo: 'Respaldo' },
  importacion: {
    formato: 'Formato',
    codificacion: 'Codificación',
    separador: 'Separador',
    hoja: 'Hoja',
    recurso: 'Tipo de registro',
    aparte: 'Incluir cursos, trabajos dirigidos y eventos',
    borradores: `Importar como borradores (máximo ${IMPORTED_DRAFTS_MAX})`,
    vinculos_vacios: 'Dejar vacíos los vínculos desconocidos',
    texto: 'Texto pegado',
    archivo: 'Archivo',
  },
  cita: { texto: 'Cita copiada de un gestor de referencias' },
  enlace: { href: 'Dirección' },
  imagen_de_texto: { alt: 'Texto alternativo', pie: 'Pie de la imagen' },
  pdf_de_texto: { nombre: 'Nombre' },
  vista_previa: { enlace: 'Enlace' },
};
