import type { RaRecord } from 'react-admin';
import { draftPartOf } from '../../../contract/resources/drafts.ts';
import { isDraftFile, type SelectedFile } from '../../../dataProvider/core/selectedFile.ts';
import type { Draft } from '../../../dataProvider/resources/drafts.ts';
import { HOST } from '../../addresses/host.ts';
import type { DraftForm } from '../forms/draftForm.ts';

const FILE_TITLE = 'Archivo del borrador';

/** The values of a draft's form. Its file is in the form as one that the server has. */
function valuesOf({ recurso, campos, base, archivo }: Draft): Partial<RaRecord> {
  const field = draftPartOf(recurso).file?.field;
  if (field === undefined || archivo === null) return { ...base, ...campos };
  const file: SelectedFile = { rawFile: null, src: archivo === '' ? '' : HOST + archivo, title: FILE_TITLE };
  return { ...base, ...campos, [field]: file };
}

/** What a draft adds to its form, without the button that saves it again. */
export function draftFormOf(draft: Draft): Omit<DraftForm, 'action' | 'onPublished'> {
  const field = draftPartOf(draft.recurso).file?.field;
  return {
    record: valuesOf(draft),
    base: draft.base,
    origen: draft.origen,
    submitLabel: 'Publicar',
    metaOf: (data) => ({
      borrador_id: draft.id,
      borrador_version: draft.version,
      ...(field !== undefined && { borrador_archivo: isDraftFile(data[field] as SelectedFile) ? 1 : 0 }),
    }),
  };
}
