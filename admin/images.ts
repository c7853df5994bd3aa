import { pathOfPdf, pathOfUpload } from '../contract/uploads.ts';
import { HOST } from './host.ts';

/** The URL of an integrante's picture. */
export const integranteImage = (nombreImagen: string): string => HOST + pathOfUpload('integrante', nombreImagen);

/** The URL of a convenio's logo. */
export const convenioLogo = (logo: string): string => HOST + pathOfUpload('convenio', logo);

/** The URL of an uploaded picture of the identity. */
export const identidadImage = (nombre: string): string => HOST + pathOfUpload('identidad', nombre, 640);

/** The URL of a line's picture. */
export const lineaImage = (imagen: string): string => HOST + pathOfUpload('linea', imagen);

/** The URL of one version of a product's full text. */
export const storedPdf = (pdf: string): string => HOST + pathOfPdf(pdf);

/** An address that works outside the page, such as in an exported file. */
export const absoluteUrl = (url: string): string => new URL(url, window.location.href).href;
