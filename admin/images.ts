import { pathOfUpload } from '../contract/uploads.ts';
import { HOST } from './host.ts';

/** A member's picture. */
export const memberImage = (nombreImagen: string): string => HOST + pathOfUpload('integrante', nombreImagen);

/** A partner's logo. */
export const convenioLogo = (logo: string): string => HOST + pathOfUpload('convenio', logo);
