/** Members of a list. */
interface Counts {
  present: number;
  former: number;
}

const formerCount = (n: number): string => (n === 1 ? '1 anterior' : `${n} anteriores`);

/** Texts about members. Apart from siteTexts.ts, because the home does not need them. */
export const integrantesTexts = {
  title: 'Integrantes del grupo de investigación',
  lead: 'Las personas que preguntan, miden y acompañan.',
  none: 'No hay integrantes en este grupo.',
  failed: 'No se pudieron cargar los integrantes.',
  all: 'Todos los integrantes',
  found: 'Integrantes encontrados',
  former: 'Integrantes anteriores',
  formerYears: (years: string) => `Integrante anterior: ${years}`,
  years: (years: string) => `En el grupo: ${years}`,
  since: (year: string) => `desde ${year}`,
  until: (year: string) => `hasta ${year}`,
  filters: 'Filtros de integrantes',
  search: 'Buscar por nombre, cargo o área temática',
  grupo: 'Grupo',
  allGrupos: 'Todos',
  showing: (shown: Counts, total: Counts) =>
    `Mostrando ${shown.present} de ${total.present} integrantes${total.former === 0 ? '' : ` y ${shown.former} de ${formerCount(total.former)}`}`,
  count: (present: number, former = 0) =>
    `${present === 1 ? '1 integrante' : `${present} integrantes`}${former === 0 ? '' : ` y ${formerCount(former)}`}`,
  noMatches: 'No se encontraron integrantes que coincidan con los filtros aplicados.',
  seeAll: 'Ver todos los integrantes',
  previous: 'Retroceder en el carrusel',
  next: 'Avanzar en el carrusel',
  noNombre: 'Integrante del grupo',
  notFound: 'No se encontró información del integrante',
  campos: { estudios: 'Estudios', areas_tematicas: 'Áreas temáticas' },
  linkedin: 'Perfil de LinkedIn',
  hojaDeVida: 'Hoja de vida',
  orcid: (id: string) => `ORCID ${id}`,
  cvlac: 'CvLAC',
  googleScholar: 'Google Scholar',
  proyectos: 'Proyectos en los que participa',
  noProyectos: 'Aún no participa en proyectos publicados.',
  carousel: 'carrusel',
  // Swiper fills the braces.
  slide: '{{index}} de {{slidesLength}}',
} as const;
