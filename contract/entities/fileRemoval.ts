import { oneOfNumbers } from '../fields/fields.ts';

/** The field of a call that updates a record with a picture. Absent: the picture stays, unless the call brings another one. */
export const pictureRemoval = { quitar_imagen: oneOfNumbers([1], 'El valor de quitar_imagen no es válido').optional() };

/** What {@link pictureRemoval} is for a full text. */
export const pdfRemoval = { quitar_pdf: oneOfNumbers([1], 'El valor de quitar_pdf no es válido').optional() };

export const PICTURE_AND_REMOVAL = 'Elija otra imagen o quite la que hay, no las dos cosas';
export const PDF_AND_REMOVAL = 'Elija otro archivo o quite el que hay, no las dos cosas';
