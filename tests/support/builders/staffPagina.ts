import type { StaffPagina } from '../../../contract/entities/pagina.ts';

/** As staff receive it. A test states only the fields it is about. */
export const aPagina = (changes: Partial<StaffPagina> = {}): StaffPagina => ({
  id: 9,
  titulo: 'Quiénes somos',
  direccion: 'quienes-somos',
  resumen: 'El grupo y su historia.',
  texto: '<p>Estudiamos la vía.</p>',
  imagen: null,
  descripcion_imagen: '',
  idioma: 'es',
  lugar: 'menu',
  orden: 1,
  activo: 1,
  created_by: 'admin',
  updated_by: '',
  version: 7,
  publicar_desde: '',
  publicar_hasta: '',
  ...changes,
});
