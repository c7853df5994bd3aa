import type { RaRecord } from 'react-admin';
import { draftPartOf } from '../../../contract/resources/drafts.ts';
import type { SelectedFile } from '../../../dataProvider/core/selectedFile.ts';
import type { Draft } from '../../../dataProvider/methods/drafts.ts';
import { HOST } from '../../addresses/host.ts';
import type { FilledForm } from '../forms/draftForm.ts';

const FILE_TITLE = 'Archivo del borrador';
const NO_DRAFT: FilledForm = { record: null, base: null, origen: null, submitLabel: null };

/** The values of a draft's form. Its file is in the form as one that the server has. */
function valuesOf({ recurso, campos, base, archivo }: Draft): Partial<RaRecord> {
  const field = draftPartOf(recurso).file?.field;
  if (field === undefined || archivo === null) return { ...base, ...campos };
  const file: SelectedFile = { rawFile: null, src: archivo === '' ? '' : HOST + archivo, title: FILE_TITLE };
  return { ...base, ...campos, [field]: file };
}

export function draftFormOf(draft: Draft | undefined): FilledForm {
  if (draft === undefined) return NO_DRAFT;
  return { record: valuesOf(draft), base: draft.base, origen: draft.origen, submitLabel: 'Publicar' };
}
