import { integrantesIn } from '../../../contract/wire/integrante.ts';
import type { KindPart } from './kindPart.ts';

export const integrantes: KindPart = {
  ids: ['id', 'id_integrante'],
  lists: ['listIntegrantes', 'listPublicIntegrantes'],
  listIn: integrantesIn,
  detail: ['getIntegrante', 'investigador'],
  names: { email: ['email', 'correo'] },
  specified: [
    ...['nombres', 'apellidos', 'cargo', 'profesion', 'email', 'estudios', 'areas_tematicas', 'grupo'],
    ...['url_linkedin', 'url_hv', 'nombre_imagen', 'created_by'],
  ],
  // What does not say that something may be shown hides it.
  states: {
    grupo: { otherwise: 0, ifAbsent: 0 },
    correo_publico: { otherwise: 0 },
    imagen_publica: { otherwise: 0 },
  },
};
