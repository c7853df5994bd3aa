/** What the parts of a list of names are: whole names, initials, bodies. */
import { foldText } from '../../contract/values/foldText.ts';

/** Words that begin no name and are none by themselves. */
const PARTICLES: ReadonlySet<string> = new Set(
  'de del la las los el y e and da di du le van von der den ter'.split(' '),
);

/** Words of the names of bodies, folded; no family name is among them. */
const BODIES: ReadonlySet<string> = new Set(
  `academia agencia alcaldia asociacion ayuntamiento banco catedra centro clinica colaboracion colectivo colegio comision comite confederacion
  congreso consejo consorcio cooperativa coordinacion corporacion departamento direccion division editorial empresa equipo escuela facultad
  federacion fundacion gobernacion gobierno grupo hospital instituto institucion laboratorio ministerio municipio museo oficina organizacion
  observatorio programa red secretaria semillero servicio sociedad subdireccion superintendencia unidad union universidad veeduria
  viceministerio agency association bureau center centers centre college collaboration commission committee company consortium corporation
  council department faculty federation foundation group institute institution laboratory ministry network office organisation organization
  program programme school services society team university associacao universidade ministere universite`.split(/\s+/),
);

const LETTER = /\p{L}/u;
const LOWER = /^\p{Ll}/u;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => LETTER.test(word));

/** Words of a name without those between them: 'Ortega y Gasset' has two. */
export const countWords = (text: string): number =>
  wordsOf(text).filter((word) => !PARTICLES.has(word.toLowerCase())).length;

/** True for 'de la Torre', with which no name of a list begins. */
export function startsWithin(text: string): boolean {
  const [first = ''] = wordsOf(text);
  return LOWER.test(first) && PARTICLES.has(first);
}

/** 'Ana Paz', but not 'Gasset'. */
export const isWholeName = (text: string): boolean => countWords(text) >= 2 && !startsWithin(text);

export const isBody = (text: string): boolean =>
  wordsOf(foldText(text)).some((word) => BODIES.has(word.replaceAll(/[^\p{L}]/gu, '')));

/** 'A.', 'J.-P.', 'Ma. F.', 'AM'. */
const INITIALS = /^(?:\p{Lu}\p{Ll}{0,2}\.[\s-]?|\p{Lu}{1,3}(?:[\s-]|$)){1,6}$/u;
const INITIALS_MAX = 30;

export const areInitials = (text: string): boolean => text.length <= INITIALS_MAX && INITIALS.test(text);
