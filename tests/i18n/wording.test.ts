import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messages } from '../../contract/calls/messages.ts';
import { citarTexts } from '../../i18n/citarTexts.ts';
import { es } from '../../i18n/i18nProvider.ts';
import { labels } from '../../i18n/labels.ts';
import { productoFilterTexts, productoTexts } from '../../i18n/productoTexts.ts';
import { siteTexts } from '../../i18n/siteTexts.ts';

/** Texts that the specification spells in another way. */
const SPECIFIED = [
  'Ver Detalles',
  'Agregar Producto',
  'Eventos Asistidos',
  '¿Estás seguro de que deseas eliminar este evento?',
];
/** Names, those of screens included. */
const PROPER_NOUNS =
  /\b(LinkedIn|Google Scholar|GrupLAC|CvLAC|BibTeX|Minciencias|Ministerio de Ciencias|WebP|Ruta|Internet|Papelera|Movimientos)\b|Bogotá/g;

/** Strings of a tree of texts; a function is called with example words. */
function textsOf(tree: unknown): string[] {
  if (typeof tree === 'string') return tree.split(' |||| ');
  if (typeof tree === 'function') return textsOf(tree('x', 'x'));
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(textsOf) : [];
}

/** The texts in the attributes of components and between tags. */
function textsOfComponents(): string[] {
  const files = globSync(['admin/**/*.tsx', 'public-site/**/*.tsx']);
  return files.flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    const attributes =
      /\b(?:title|label|text|description|aria-label|alt|emptyText|helperText|help|placeholder)="([^"]+)"/g;
    const children = /<[A-Za-z][^<>]*[^=<>]>\s*([^<>{}]*\p{L}[^<>{}]*?)\s*<\//gu;
    return [...code.matchAll(attributes), ...code.matchAll(children)].map(([, text = '']) => text);
  });
}

const texts = [
  ...new Set(
    [es, labels, siteTexts, productoTexts, productoFilterTexts, citarTexts, messages]
      .flatMap(textsOf)
      .concat(textsOfComponents()),
  ),
].filter((text) => !SPECIFIED.includes(text));

describe('the Spanish texts', () => {
  it('are found', () => {
    expect(texts).toEqual(expect.arrayContaining(['Finalizado', 'Guardar', 'Cargando eventos...', 'Editar usuario']));
  });

  it('are in sentence case', () => {
    const titleCase = texts.filter((text) =>
      /[\p{L},)»] \p{Lu}\p{Ll}/u.test(text.replaceAll(PROPER_NOUNS, 'x').replaceAll(/%\{\w+\}/g, 'x')),
    );
    expect(titleCase).toEqual([]);
  });

  it('address the reader as usted', () => {
    const informal =
      /(?<!\p{L})(tú|tu|tus|te|ti|estás|deseas|puedes|quieres|debes|haz|inténtalo|verifica|revísalo)(?!\p{L})/iu;
    expect(texts.filter((text) => informal.test(text))).toEqual([]);
  });

  it.each([
    ['Contraseña', /(?<!\p{L}|palabras )(clave|password)(?!\p{L})/iu],
    ['En ejecución', /en curso|ejecutándose/iu],
    ['Ver detalles', /ver (el |los )?detalle(?!s$)/iu],
    ['Aún no hay', /todavía no hay/iu],
    ['Abrir menú', /(abrir|cerrar) el menú/iu],
    ['Perfil de LinkedIn', /perfil en linkedin/iu],
  ])('say %s', (_, other) => {
    expect(texts.filter((text) => other.test(text))).toEqual([]);
  });
});
