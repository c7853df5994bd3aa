/** What react-admin's file and image inputs hold. */
export interface ArchivoElegido {
  rawFile: File;
  src: string;
  title: string;
}

/** The file that was chosen, if any: a picture already on the server has none. */
export function fileOf(value: ArchivoElegido | null | undefined): File | undefined {
  return value?.rawFile instanceof File ? value.rawFile : undefined;
}
