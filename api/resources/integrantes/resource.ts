import { integranteChanges } from '../../../contract/entities/integrante.ts';
import { parseTextList } from '../../database/textList.ts';
import { encodeIntegranteImage } from '../../uploads/prepare.ts';
import { unlinkMembers } from '../memberLinks.ts';
import { nombreOf } from '../names.ts';
import type { ServerResource } from '../serverResource.ts';
import { draftPage } from './draftPage.ts';
import { vinculosOf } from './vinculos.ts';

export const integrantes: ServerResource<'integrantes'> = {
  changes: integranteChanges,
  listColumns: ['estudios', 'areas_tematicas'],
  draftPage,
  links: vinculosOf,
  removeLinks: (trx, id) => unlinkMembers(trx, 'integrante_id', id),
  prepareFile: encodeIntegranteImage,
  upload: 'integrante',
  /** Not the e-mail address: fragments would hand addresses out to collectors. */
  searchedTexts: (_db, rows) =>
    rows.map((row) => ({
      id: row.id,
      nombre: nombreOf('integrantes', row),
      personas: '',
      textos: [
        row.cargo,
        row.profesion,
        parseTextList(row.areas_tematicas).join(', '),
        parseTextList(row.estudios).join(', '),
      ],
      fecha: '',
      row,
    })),
};
