import { pathOfTextFile } from '../../contract/addresses/textFiles.ts';
import { anImage } from './images.ts';
import { aPdf } from './pdf.ts';
import type { Caller } from './testApp.ts';

/** Sends a picture of a text. @returns its name */
export const sendPicture = async (staff: Caller): Promise<string> =>
  (await staff.call('addArchivo', { body: {}, file: await anImage() })).nombre;

/** Sends a PDF of a text. @returns its name */
export const sendPdf = async (staff: Caller): Promise<string> =>
  (await staff.call('addArchivo', { body: {}, file: aPdf() })).nombre;

/** The HTML of a file in a text, as the editor writes it. */
export const htmlOf = (name: string): string =>
  name.endsWith('.pdf')
    ? `<p><a href="${pathOfTextFile(name)}">Guía (PDF, 1 kB)</a></p>`
    : `<figure><img src="${pathOfTextFile(name)}" alt="Un puente" width="200" height="150" /></figure>`;

export const textWith = (...names: readonly string[]): string => `<p>Hola</p>${names.map(htmlOf).join('')}`;
