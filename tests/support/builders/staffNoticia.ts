import type { StaffNoticia } from '../../../contract/entities/noticia.ts';

/** As staff receive it. A test states only the fields it is about. */
export const aNoticia = (changes: Partial<StaffNoticia> = {}): StaffNoticia => ({
  id: 9,
  titulo: 'El grupo abre su laboratorio',
  fecha: '2026-03-12',
  resumen: 'Las puertas se abren el jueves.',
  texto: '<p>Habrá visitas.</p>',
  imagen: null,
  descripcion_imagen: '',
  url_fuente: '',
  proyecto_id: null,
  producto_id: null,
  evento_id: null,
  activo: 1,
  created_by: 'admin',
  updated_by: '',
  version: 7,
  publicar_desde: '',
  publicar_hasta: '',
  ...changes,
});
