import { IDENTIDAD_PREVIEW_FIELD, IDENTIDAD_PREVIEW_PATH } from '../../contract/drafts.ts';

/** Sends the unsaved values to the frame of this name. A form, because the answer has a policy of its own only as a page of the server. */
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
