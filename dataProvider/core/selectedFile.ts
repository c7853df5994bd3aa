export interface SelectedFile {
  rawFile: File;
  src: string;
  title: string;
}

/** The value of a file field: the chosen file, or false if the stored one shall be removed. */
type FileValue = SelectedFile | false | null | undefined;

export function fileOf(value: FileValue): File | undefined {
  return value && value.rawFile instanceof File ? value.rawFile : undefined;
}

export const removesFile = (value: FileValue): boolean => value === false;
