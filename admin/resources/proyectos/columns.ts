import type { Proyecto } from '../../../dataProvider/resources/proyectos.ts';
import { estadoLabel } from '../../display/estados.ts';
import type { CsvColumn } from '../../records/export/csv.ts';
import { imagenColumns } from '../../records/export/imagenColumns.ts';

export const PROYECTO_COLUMNS: readonly CsvColumn<Proyecto>[] = [
  { header: 'Identificador', value: ({ id }) => id },
  { header: 'Nombre', value: ({ nombre }) => nombre },
  { header: 'Objetivo', value: ({ objetivo }) => objetivo },
  { header: 'Descripción', value: ({ descripcion }) => descripcion },
  { header: 'Estado', value: ({ estado }) => estadoLabel(estado) },
  { header: 'Fecha de inicio', value: ({ fecha_inicio }) => fecha_inicio },
  { header: 'Fecha de fin', value: ({ fecha_fin }) => fecha_fin },
  { header: 'Línea de investigación', value: ({ linea_nombre }) => linea_nombre },
  { header: 'Entidades', value: ({ entidades }) => entidades.join('\n') },
  { header: 'Enlace externo', value: ({ enlace_ext }) => enlace_ext },
  ...imagenColumns<Proyecto>('proyectos'),
  { header: 'Activo', value: ({ activo }) => (activo ? 'Sí' : 'No') },
  { header: 'Fecha de creación', value: ({ created_at }) => created_at },
  { header: 'Creado por', value: ({ created_by }) => created_by },
  { header: 'Actualizado por', value: ({ updated_by }) => updated_by },
  { header: 'Publicar desde', value: ({ publicar_desde }) => publicar_desde },
  { header: 'Publicar hasta', value: ({ publicar_hasta }) => publicar_hasta },
];
