import { HttpError } from 'react-admin';
import { fieldsOf } from '../../../contract/values/tolerant.ts';

/** True if the server no longer has the draft that a call named. */
export const isDraftGone = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status === 404 && fieldsOf(fieldsOf(error.body).raw).borrador === null;
