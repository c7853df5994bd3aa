/** The value of react-admin's file and image inputs. */
export interface SelectedFile {
  rawFile: File;
  src: string;
  title: string;
}

/** The chosen file; undefined for a picture that is already on the server. */
export function fileOf(value: SelectedFile | null | undefined): File | undefined {
  return value?.rawFile instanceof File ? value.rawFile : undefined;
}
