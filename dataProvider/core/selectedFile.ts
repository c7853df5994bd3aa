export interface SelectedFile {
  rawFile: File;
  src: string;
  title: string;
}

/** The chosen file, or undefined if the value is a stored picture. */
export function fileOf(value: SelectedFile | null | undefined): File | undefined {
  return value?.rawFile instanceof File ? value.rawFile : undefined;
}
