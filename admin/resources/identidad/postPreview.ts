import { IDENTIDAD_PREVIEW_FIELD, IDENTIDAD_PREVIEW_PATH } from '../../../contract/resources/drafts.ts';

/** Posts the unsaved values into the iframe of this name. By form, because only a document loaded from the server has its own CSP. */
export function postPreview(frame: string, values: object): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = IDENTIDAD_PREVIEW_PATH;
  form.target = frame;
  form.hidden = true;
  const input = document.createElement('input');
  input.type = 'hidden';
  input.name = IDENTIDAD_PREVIEW_FIELD;
  input.value = JSON.stringify(values);
  form.append(input);
  document.body.append(form);
  form.submit();
  form.remove();
}
