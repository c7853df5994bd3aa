import { pathOfUpload } from '../contract/uploads.ts';
import { HOST } from './host.ts';

/** The URL of an integrante's picture. */
export const integranteImage = (nombreImagen: string): string => HOST + pathOfUpload('integrante', nombreImagen);

/** The URL of a convenio's logo. */
export const convenioLogo = (logo: string): string => HOST + pathOfUpload('convenio', logo);
