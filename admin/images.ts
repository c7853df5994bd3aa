import { pathOfPdf, pathOfUpload } from '../contract/uploads.ts';
import { HOST } from './host.ts';

export const integranteImage = (nombreImagen: string): string => HOST + pathOfUpload('integrante', nombreImagen);

export const convenioLogo = (logo: string): string => HOST + pathOfUpload('convenio', logo);

export const identidadImage = (nombre: string): string => HOST + pathOfUpload('identidad', nombre, 640);

export const identidadVideo = (nombre: string): string => HOST + pathOfUpload('identidad', nombre);

export const lineaImage = (imagen: string): string => HOST + pathOfUpload('linea', imagen);

export const storedPdf = (pdf: string): string => HOST + pathOfPdf(pdf);

/** An address that works outside the page, such as in an exported file. */
export const absoluteUrl = (url: string): string => new URL(url, window.location.href).href;
