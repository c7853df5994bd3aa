/** A stored text, and what people type to find it. */
export const FOLDING_PAIRS: readonly (readonly [stored: string, typed: string])[] = [
  // Hyphens and dashes.
  ['Impacto de la COVID\u201119', 'COVID-19'],
  ['análisis pre\u2010post', 'pre-post'],
  ['Salud\u2013trabajo', 'Salud-trabajo'],
  ['Vía\u2014peatón', 'via-peaton'],
  ['Riesgo\u2212beneficio', 'riesgo-beneficio'],
  ['Costo\uFF0Defecto', 'costo-efecto'],
  ['Ruta 45-A', 'ruta 45\u2011A'],
  // Apostrophes and quotes.
  ['Síndrome de O\u2019Connor', "O'Connor"],
  ['Prueba de O\u00B4Brien', "O'Brien"],
  ['Ley de D\u02BCArcy', "d'arcy"],
  ["Índice de O'Neill", 'O\u2019Neill'],
  ['El caso \u201Cconductor cero\u201D', '"conductor cero"'],
  // Raised, lowered and other digits.
  ['Emisiones de CO\u2082', 'CO2'],
  ['Emisiones de PM\u2082.\u2085', 'PM2.5'],
  ['Áreas de 50 m\u00B2', '50 m2'],
  ['Aislados con \u00B9\u00B3C', '13c'],
  ['Dosis de \u00BD tableta', '1/2'],
  ['Emisiones de SO2', 'SO\u2082'],
  // Ligatures and letters that no decomposition takes apart.
  ['E\uFB03ciencia y \uFB01abilidad', 'eficiencia'],
  ['E\uFB03ciencia y \uFB01abilidad', 'fiabilidad'],
  ['Back o\uFB03ce', 'back office'],
  ['Re\uFB02ejos y a\uFB00ectos', 'reflejos y affectos'],
  ['Método de Sørensen', 'sorensen'],
  ['Escala de Łukasz', 'Lukasz'],
  ['Ensayo de Weiß', 'weiss'],
  ['El hors d\u2019œuvre', "hors d'oeuvre"],
  // What is not seen.
  ['In\u00ADvesti\u00ADga\u00ADción', 'investigación'],
  ['es\u200Bpacio', 'espacio'],
  ['mo\u2060to\uFEFFcicleta', 'motocicleta'],
  ['ciclo\u200Dvía', 'ciclovia'],
  ['peatones', 'pea\u00ADtones'],
  // Full-width letters, and other forms of one letter.
  ['\uFF33\uFF29\uFF34\uFF2D y buses', 'sitm'],
  ['10 \u00B5m', '\u03BCm'],
  ['5 k\u2126', 'k\u03A9'],
  // Blanks.
  ['Ley\u00A01503', 'ley 1503'],
  ['Norma\u202FISO\u200939001', 'norma iso 39001'],
  ['Curso\u3000de\u2003rescate', 'curso  de rescate'],
  ['Taller de frenos', 'taller\u00A0de\tfrenos'],
];
