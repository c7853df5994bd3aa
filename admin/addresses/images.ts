import { pathOfPdf, pathOfUpload } from '../../contract/addresses/uploads.ts';
import type { Pictured } from '../../contract/resources/siteResources.ts';
import { HOST } from './host.ts';

/** @param width pixels; the largest by default */
export const storedPicture = (recurso: Pictured, name: string, width?: number): string =>
  HOST + pathOfUpload(recurso, name, width);

export const identidadVideo = (nombre: string): string => HOST + pathOfUpload('identidad', nombre);

export const storedPdf = (pdf: string): string => HOST + pathOfPdf(pdf);

/** An address that works outside the page, such as in an exported file. */
export const absoluteUrl = (url: string): string => new URL(url, window.location.href).href;
