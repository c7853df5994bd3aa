export interface SelectedFile {
  /** null for the file of a draft, which the server has */
  rawFile: File | null;
  src: string;
  title: string;
}

/** The value of a file field: the chosen file, or false if the stored one shall be removed. */
type FileValue = SelectedFile | false | null | undefined;

export function fileOf(value: FileValue): File | undefined {
  return value && value.rawFile instanceof File ? value.rawFile : undefined;
}

export const removesFile = (value: FileValue): boolean => value === false;

/** The field of a call that removes a stored picture. */
export const pictureRemoval = (value: FileValue): { quitar_imagen?: 1 } =>
  removesFile(value) ? { quitar_imagen: 1 } : {};

/** True for the file of a draft: publishing the draft gives it to the record. */
export const isDraftFile = (value: FileValue): value is SelectedFile =>
  Boolean(value) && (value as SelectedFile).rawFile === null;

/** True if a write replaces or removes the stored file. */
export const changesFile = (value: FileValue): boolean =>
  fileOf(value) !== undefined || isDraftFile(value) || removesFile(value);
