import { expect, it } from 'vitest';
import { copyDifferences, copyForForm } from '../../admin/records/localCopies/copyDifferences.ts';
import { type LocalCopy, NEW_RECORD } from '../../admin/session/localCopies/localCopy.ts';
import { eventos } from '../../dataProvider/resources/eventos.ts';
import { anEvento } from '../support/builders/staffRecords.ts';

const TITLE = 'Archivo del borrador';
const ofDraft = { rawFile: null, src: '/api/borradores/9/archivo', title: TITLE };
const bare = { ...eventos.read(anEvento()), imagen: ofDraft };
const illustrated = {
  ...eventos.read(anEvento({ imagen: 'a.webp', descripcion_imagen: 'Una mesa' })),
  imagen: ofDraft,
};
const newDraft = { nombre: 'Foro', imagen: ofDraft };
const chosen = { field: 'imagen', name: 'foto.png', file: new File(['x'], 'foto.png') };

const CASES: [string, object, Partial<LocalCopy>, string][] = [
  ['nothing', bare, { changes: { imagen: null } }, ''],
  ["the record's own", illustrated, { changes: { imagen: null } }, 'El archivo actual'],
  ['the removal', illustrated, { changes: { imagen: false } }, ''],
  ['another one', bare, { files: [chosen] }, 'foto.png'],
  ['nothing in a new record', newDraft, { recordId: NEW_RECORD, changes: { imagen: null } }, ''],
  ['another one in a new record', newDraft, { recordId: NEW_RECORD, files: [chosen] }, 'foto.png'],
];

it.each(CASES)("a copy says that %s stands for the draft's file", (_, stored, fields, copied) => {
  const copy: LocalCopy = {
    id: 'a',
    tab: 't',
    savedAt: 1,
    userId: '1',
    resource: 'eventos',
    recordId: bare.id,
    draftId: 9,
    base: { ...stored },
    changes: {},
    files: [],
    wasSent: false,
    ...fields,
  };
  const ofForm = copyForForm(copy, copy, { ...stored });
  expect(copyDifferences(ofForm, { ...stored })).toEqual([{ field: 'imagen', stored: TITLE, copied, isFile: true }]);
});
