import { afterEach, describe, expect, it } from 'vitest';
import { changesOf } from '../../admin/display/changes.ts';
import { longTexts } from '../../admin/display/longText.ts';
import { wordDiff } from '../../admin/display/MarkedWords.tsx';
import { isUndoKey } from '../../admin/feedback/UndoButton.tsx';

describe('the changed words of a text', () => {
  it('marks added and removed words, with accents', () => {
    expect(wordDiff('La vía más ancha', 'La calle más ancha')).toEqual([
      { text: 'La ', kind: 'same' },
      { text: 'vía', kind: 'removed' },
      { text: 'calle', kind: 'added' },
      { text: ' más ancha', kind: 'same' },
    ]);
    expect(wordDiff('peatón', 'peatona')).toEqual([
      { text: 'peatón', kind: 'removed' },
      { text: 'peatona', kind: 'added' },
    ]);
  });

  it.each([
    ['proyectos', 'imagen'],
    ['integrantes', 'nombre_imagen'],
    ['productos', 'pdf'],
  ])('are not the names of files: %s, %s', (recurso, field) => {
    expect(longTexts(recurso, field, `${'a'.repeat(32)}.webp`, `${'b'.repeat(32)}.webp`)).toBeNull();
  });

  it('are marked in long texts only, and in the text of HTML', () => {
    const long = 'Un texto bastante largo sobre los cruces de la ciudad';
    expect(longTexts('proyectos', 'objetivo', long, `${long}.`)).toEqual({ before: long, after: `${long}.` });
    expect(longTexts('proyectos', 'nombre', 'Uno', 'Dos')).toBeNull();
    expect(longTexts('proyectos', 'objetivo', '', `${long} ${long}`)).toBeNull();
    expect(longTexts('proyectos', 'linea_id', 1, 2)).toBeNull();
    const html = [`<p>${long}</p><ul><li>Uno</li></ul>`, `<p>${long}</p><ul><li>Dos</li></ul>`] as const;
    expect(longTexts('inicio', 'objetivo', ...html)).toEqual({ before: `${long}\nUno`, after: `${long}\nDos` });
    expect(longTexts('lineas', 'texto', ...html)).toEqual({ before: `${long}\nUno`, after: `${long}\nDos` });
    const items = (second: string) =>
      `<p>${long}</p><ul><li><p>Uno</p></li><li>Dos<ul><li><p>${second}</p></li></ul></li></ul>`;
    for (const [recurso, field] of [
      ['inicio', 'objetivo'],
      ['lineas', 'texto'],
    ] as const) {
      expect(longTexts(recurso, field, items('Tres'), items('Cuatro'))).toEqual({
        before: `${long}\nUno\nDos\nTres`,
        after: `${long}\nUno\nDos\nCuatro`,
      });
    }
    expect(longTexts('inicio', 'objetivo', `<p>${long}</p>`, `<p><strong>${long}</strong></p>`)).toBeNull();
  });

  it('are those of authors, one author in each line', () => {
    const autor = (apellidos: string) => ({
      nombres: 'Ana María del Pilar',
      apellidos,
      orcid: '',
      integrante_id: null,
    });
    const json = (...apellidos: string[]) => JSON.stringify(apellidos.map(autor));
    const change = { antes: json('Ríos Castañeda', 'Peña'), despues: json('Ríos Castañeda', 'Gómez') };
    const { before, after } = longTexts('productos', 'autores', change.antes, change.despues) ?? {
      before: '',
      after: '',
    };
    expect([before.split('\n').length, after.split('\n').length]).toEqual([2, 2]);
    expect(wordDiff(before, after).filter(({ kind }) => kind !== 'same')).toEqual([
      { text: 'Peña', kind: 'removed' },
      { text: 'Gómez', kind: 'added' },
    ]);
  });
});

describe('the changed fields', () => {
  const fieldsOf = (recurso: string, antes: object, despues: object) =>
    changesOf({ recurso, antes: { ...antes }, despues: { ...despues } }).map(({ field }) => field);

  it('include null changed to an empty text in the identity, but not in other records', () => {
    const [antes, despues] = [
      { logo: null, lema: null, sigla: 'CCS' },
      { logo: '', lema: null, sigla: '' },
    ];
    expect(fieldsOf('identidad', antes, despues)).toEqual(['logo', 'sigla']);
    expect(fieldsOf('convenios', antes, despues)).toEqual(['sigla']);
  });

  it('are in stored order, those of one side included', () => {
    expect(fieldsOf('convenios', { nombre: 'a', url_web: 'b', id: 1 }, { logo: 'c', nombre: 'a', id: 2 })).toEqual([
      'url_web',
      'logo',
    ]);
    expect(changesOf({ recurso: 'convenios', antes: { nombre: 'a' }, despues: null })).toEqual([
      { field: 'nombre', antes: 'a', despues: undefined },
    ]);
  });
});

describe('the keys that undo', () => {
  afterEach(() => document.body.replaceChildren());
  const press = (init: KeyboardEventInit) => isUndoKey(new KeyboardEvent('keydown', { key: 'z', ...init }));
  const focus = (html: string) => {
    document.body.innerHTML = html;
    (document.body.firstElementChild as HTMLElement).focus();
  };

  it('are Ctrl+Z and ⌘Z alone', () => {
    expect([press({ ctrlKey: true }), press({ metaKey: true }), press({ ctrlKey: true, key: 'Z' })]).toEqual([
      true,
      true,
      true,
    ]);
    expect([press({}), press({ ctrlKey: true, shiftKey: true }), press({ ctrlKey: true, altKey: true })]).toEqual([
      false,
      false,
      false,
    ]);
    expect(press({ ctrlKey: true, key: 'y' })).toBe(false);
  });

  it('belong to a text field that has the focus', () => {
    for (const html of ['<input>', '<input type="date">', '<textarea></textarea>']) {
      focus(html);
      expect(press({ ctrlKey: true }), html).toBe(false);
    }
    for (const html of ['<input type="checkbox">', '<button></button>']) {
      focus(html);
      expect(press({ ctrlKey: true }), html).toBe(true);
    }
  });
});
