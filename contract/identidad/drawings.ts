/** The drawings and the film that the site ships with. Their names are data of the identity, so that no bundle has them. */
import { isUpload, type SiteIdentidad } from './identidad.ts';

/** Addresses by name; the film has one for each of its files. */
export type Drawings = Readonly<Record<string, string>>;

const FILM = ['fondo', 'fondo.webm', 'fondo.mp4'];

/** The names of the drawings that the pages show. */
export function drawingNames(identidad: SiteIdentidad): string[] {
  const {
    logo,
    institucion_logo,
    encabezado,
    no_encontrado,
    hero_fondo,
    hero_imagen,
    hero_video,
    pilares_imagen,
    temas,
  } = identidad;
  const hero = { video: hero_video === '' ? FILM : [], imagen: [hero_imagen], ninguno: [] }[hero_fondo];
  const pictures = [
    logo,
    institucion_logo,
    encabezado,
    no_encontrado,
    ...hero,
    pilares_imagen,
    ...temas.map(({ imagen }) => imagen),
  ];
  return pictures.filter((name) => name !== '' && !isUpload(name));
}
