/** Where the API serves pictures (section 7, Files). */
import { HOST } from './host.ts';

/** A member's picture. */
export const memberImage = (nombreImagen: string): string => `${HOST}/api/uploads/${encodeURIComponent(nombreImagen)}`;

/** A partner's logo. */
export const convenioLogo = (logo: string): string => `${HOST}/api/uploads/convenios/${encodeURIComponent(logo)}`;
