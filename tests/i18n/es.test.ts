import english from 'ra-language-english';
import spanish from 'ra-language-spanish';
import { describe, expect, it } from 'vitest';
import { es, i18nProvider } from '../../i18n/i18nProvider.ts';
import { reactAdmin } from '../../i18n/reactAdmin.ts';
import { resources } from '../../i18n/resources.ts';

/** Keys whose text is the same in both languages. */
const SAME = ['ra.page.edit', 'ra.page.list', 'ra.page.show', 'ra.message.no', 'ra.boolean.false'];
const SAME_WORDS = ['ra.configurable.inspector.title'];

function flatten(tree: object, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [name, value] of Object.entries(tree)) {
    const key = prefix === '' ? name : `${prefix}.${name}`;
    if (typeof value === 'string') flat.set(key, value);
    else for (const [inner, text] of flatten(value, key)) flat.set(inner, text);
  }
  return flat;
}

const placeholders = (text: string) => [...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name);
const inEnglish = flatten(english);
const inSpanish = flatten({ ra: es.ra });

describe('es.ra', () => {
  it('has the same keys as ra-language-english', () => {
    expect([...inSpanish.keys()].sort()).toEqual([...inEnglish.keys()].sort());
  });

  it('has no English text', () => {
    const same = [...inEnglish].filter(([key, text]) => inSpanish.get(key) === text).map(([key]) => key);
    expect(same.sort()).toEqual([...SAME, ...SAME_WORDS].sort());
  });

  it('uses only the placeholders of the English text', () => {
    for (const [key, text] of inSpanish) {
      const known = placeholders(inEnglish.get(key) ?? '');
      for (const name of placeholders(text)) expect(known, key).toContain(name);
    }
  });

  it('has a plural wherever the English text has one', () => {
    for (const [key, text] of inEnglish) {
      if (text.includes('||||')) expect(inSpanish.get(key), key).toContain('||||');
    }
  });
});

describe('reactAdmin', () => {
  it('has no text that equals ra-language-spanish', () => {
    const base = flatten(spanish.ra);
    const repeated = [...flatten(reactAdmin)].filter(([key, text]) => base.get(key) === text).map(([key]) => key);
    expect(repeated).toEqual([]);
  });
});

describe('resources', () => {
  it.each(Object.entries(resources))('%s has a singular and a plural', (_, texts) => {
    const names = flatten(texts);
    expect(names.get('name')).toMatch(/^\p{Lu}[^|]+ \|\|\|\| \p{Lu}[^|]+$/u);
    expect(names.get('forcedCaseName')).toMatch(/^\p{Ll}[^|]+ \|\|\|\| \p{Ll}[^|]+$/u);
  });
});

describe('i18nProvider', () => {
  it('translates to Spanish with plurals', () => {
    expect(i18nProvider.getLocale()).toBe('es');
    expect(i18nProvider.translate('resources.proyectos.name', { smart_count: 1 })).toBe('Proyecto');
    expect(i18nProvider.translate('resources.proyectos.name', { smart_count: 2 })).toBe('Proyectos');
  });

  it('returns server messages unchanged', () => {
    expect(i18nProvider.translate('No se pudo agregar/eliminar el actor/producto')).toBe(
      'No se pudo agregar/eliminar el actor/producto',
    );
    expect(i18nProvider.translate('Nombre')).toBe('Nombre');
    expect(i18nProvider.translate('100 %{ok} |||| dos')).toBe('100 %{ok} |||| dos');
  });
});
