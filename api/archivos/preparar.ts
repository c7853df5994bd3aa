import { randomBytes } from 'node:crypto';
import {
  IMAGEN_DE_INTEGRANTE,
  LOGO_DE_CONVENIO,
  type ReglaDeArchivo,
  revisarArchivo,
} from '../../contract/entidades/archivo.ts';
import { uploads } from '../../contract/uploads.ts';
import { ArchivoRechazado } from './ArchivoRechazado.ts';
import { tipoDeImagen } from './formato.ts';
import { limpiarSvg } from './svg/limpiarSvg.ts';
import { crearVariantes, type Variante } from './variantes.ts';

export type { Variante };

/** A file as it is kept: under a random name whose content never changes. */
export interface ArchivoPreparado {
  nombre: string;
  tipo: 'image/webp' | 'image/svg+xml';
  variantes: readonly Variante[];
}

/**
 * Checks a member's image by its content (section 5) and re-encodes it; the aspect ratio stays.
 * @throws {ArchivoRechazado} with the rule's title and text
 */
export function prepararImagenDeIntegrante(bytes: Buffer): Promise<ArchivoPreparado> {
  return preparar(bytes, IMAGEN_DE_INTEGRANTE, uploads.integrante.widths);
}

/**
 * Checks a convenio's logo by its content (section 5) and re-encodes it; an SVG is rebuilt from what is harmless.
 * @throws {ArchivoRechazado} with the rule's title and text
 */
export function prepararLogo(bytes: Buffer): Promise<ArchivoPreparado> {
  return preparar(bytes, LOGO_DE_CONVENIO, uploads.convenio.widths);
}

async function preparar(bytes: Buffer, regla: ReglaDeArchivo, anchos: readonly number[]): Promise<ArchivoPreparado> {
  const tipo = tipoDeImagen(bytes);
  const rechazo = revisarArchivo(regla, { type: tipo ?? 'desconocido', size: bytes.length });
  if (rechazo) throw new ArchivoRechazado(rechazo === regla.demasiadoGrande ? 413 : 415, rechazo);
  if (tipo === 'image/svg+xml') {
    const variante = { ancho: 0, alto: 0, bytes: Buffer.from(limpiarSvg(bytes)) };
    return { nombre: nombreAlAzar('svg'), tipo, variantes: [variante] };
  }
  return { nombre: nombreAlAzar('webp'), tipo: 'image/webp', variantes: await crearVariantes(bytes, anchos) };
}

/** 32 hexadecimal characters: nobody can guess it, and nothing of the sender's name is in it. */
function nombreAlAzar(extension: 'webp' | 'svg'): string {
  return `${randomBytes(16).toString('hex')}.${extension}`;
}
