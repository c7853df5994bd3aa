/** A picture of the sample: a file in `imagenes`, and its alternative text. */
export interface SampleImagen {
  archivo: string;
  descripcion: string;
}
