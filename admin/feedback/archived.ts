import { HttpError } from 'react-admin';

/** True if a call failed because its record is in the trash. */
export const isArchived = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.body?.raw?.papelera === true;
