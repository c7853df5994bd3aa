import type { z } from 'zod';
import type { newEvento } from '../../../contract/entities/evento.ts';
import { ACTIVO } from '../../../contract/values/constants.ts';
import { definedFields } from '../../database/definedFields.ts';
import { toJson } from '../../database/textList.ts';

const DEFAULTS = {
  descripcion: '',
  lugar: '',
  pais: '',
  estado: ACTIVO,
  url_noticia_divulgacion: '',
  nombre_ponencia: '',
  url_pagina_evento: '',
};

/** The columns of a new event, without its picture and author. */
export const newEventoRow = ({
  quitar_imagen,
  urls_adicionales = [],
  descripcion_imagen = '',
  ...fields
}: z.output<typeof newEvento>) => ({
  ...DEFAULTS,
  ...definedFields(fields),
  urls_adicionales: toJson(urls_adicionales),
  descripcion_imagen,
});
