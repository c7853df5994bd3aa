import { type ImageSource, pictureSource } from './images.ts';

export const convenioLogo = (logo: string): ImageSource => pictureSource('convenios', logo, 170);
