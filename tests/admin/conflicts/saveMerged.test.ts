import fc from 'fast-check';
import { HttpError, type UpdateParams } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { saveMerged } from '../../../admin/records/conflicts/saveMerged.ts';
import type { Choice, RecordMerge } from '../../../admin/records/merge/mergeRecords.ts';
import type { Convenio } from '../../../dataProvider/resources/convenios.ts';
import { noticias } from '../../../dataProvider/resources/noticias.ts';
import { aNoticia } from '../../support/builders/staffNoticia.ts';

const TEXTS = ['nombre', 'descripcion', 'url_web'] as const;
type Texts = Record<(typeof TEXTS)[number], string>;

const OPENED: Convenio = {
  id: 4,
  nombre: 'base',
  descripcion: 'base',
  url_web: 'base',
  activo: true,
  logo: 'l.svg',
  version: 7,
  publicar_desde: '',
  publicar_hasta: '',
};

/** Changes of one person: a text is unique to the person, so that its origin is known. */
const changesBy = (name: string) =>
  fc
    .record(Object.fromEntries(TEXTS.map((field) => [field, fc.constantFrom(undefined, name)])))
    .map((changes) => Object.fromEntries(Object.entries(changes).filter(([, text]) => text !== undefined)));

const choices = fc.record(Object.fromEntries(TEXTS.map((field) => [field, fc.constantFrom<Choice>('mine', 'theirs')])));

/** A server with optimistic locking, on which other people save before the first attempts. */
function serverWith(others: Partial<Texts>[]) {
  let stored = OPENED;
  const waiting = [...others];
  const saved: Partial<Texts> = {};
  const send = async ({ data = {} }: Partial<UpdateParams>) => {
    const other = waiting.shift();
    if (other !== undefined) stored = { ...stored, ...other, version: (stored.version ?? 0) + 1 };
    Object.assign(saved, other);
    if (data.version !== stored.version) throw new HttpError('', 409, { actual: stored });
    stored = { ...stored, ...data, version: (stored.version ?? 0) + 1 };
    return { data: stored };
  };
  return { send, stored: () => stored, saved };
}

describe('saveMerged', () => {
  it('loses no text without a choice, and asks about no field that one person changed', async () => {
    await fc.assert(
      fc.asyncProperty(
        changesBy('mine'),
        fc.array(fc.oneof(changesBy('second'), changesBy('third')), { maxLength: 3 }),
        choices,
        async (mine, others, chosen) => {
          const { send, stored, saved: theirs } = serverWith(others);
          const decided = new Set<string>();
          const choose = async ({ conflicts }: RecordMerge) => {
            for (const field of conflicts) decided.add(field);
            return Object.fromEntries(conflicts.map((field) => [field, chosen[field] as Choice]));
          };
          const params = { id: 4, data: { ...OPENED, ...mine }, previousData: OPENED };
          const options = { resource: 'convenios', validate: () => ({}), onMerged: () => {} } as const;
          await saveMerged(params, { ...options, send, choose });
          for (const field of TEXTS) {
            const isConflict = field in mine && field in theirs;
            expect(decided.has(field)).toBe(isConflict);
            if (!isConflict) expect(stored()[field]).toBe({ ...OPENED, ...mine, ...theirs }[field]);
            else expect(stored()[field]).toBe(chosen[field] === 'mine' ? 'mine' : theirs[field]);
          }
        },
      ),
    );
  });

  it('rejects if the server answers 409 for its own version', async () => {
    const error = new HttpError('', 409, { actual: OPENED });
    const saving = saveMerged(
      { id: 4, data: OPENED, previousData: OPENED },
      {
        resource: 'convenios',
        validate: () => ({}),
        send: () => Promise.reject(error),
        choose: async () => ({}),
        onMerged: () => {},
      },
    );
    await expect(saving).rejects.toBe(error);
  });

  it('asks nothing about what an earlier attempt of its own has stored, whose answer was lost', async () => {
    const own = { ...OPENED, nombre: 'first', url_web: 'first', version: 8 };
    const theirs = { ...own, descripcion: 'theirs', version: 9 };
    const failures = [
      new HttpError('', 409, { actual: own, isOwn: true }),
      new HttpError('', 409, { actual: theirs, isOwn: false }),
    ];
    const sent: Partial<UpdateParams>[] = [];
    const taken: string[][] = [];
    await saveMerged(
      { id: 4, data: { ...OPENED, nombre: 'second' }, previousData: OPENED },
      {
        resource: 'convenios',
        opened: OPENED,
        validate: () => ({}),
        send: async (params) => {
          sent.push(params);
          const failure = failures.shift();
          if (failure !== undefined) throw failure;
          return { data: theirs };
        },
        choose: () => Promise.reject(new Error('asked')),
        onMerged: (fields) => taken.push(fields),
      },
    );
    expect(sent.slice(1).map(({ data }) => data)).toEqual([
      { id: 4, nombre: 'second', url_web: 'base', version: 8 },
      { id: 4, nombre: 'second', url_web: 'base', version: 9 },
    ]);
    expect(taken).toEqual([['descripcion']]);
  });

  it.each([
    ['removes the file that it no longer has', null, { imagen: false }],
    ['sends its own again without a question', undefined, null],
  ])('after a lost attempt that stored a picture, %s', async (_, chosen, expected) => {
    const opened = noticias.read(aNoticia());
    const actual = { ...opened, nombre_imagen: 'n.webp', descripcion_imagen: 'Una foto', version: 8 };
    const rawFile = new File(['x'], 'foto.png', { type: 'image/png' });
    const imagen = chosen === null ? null : { rawFile, src: 'blob:x', title: 'foto.png' };
    const sent: Partial<object>[] = [];
    await saveMerged(
      { id: 7, data: { ...opened, descripcion_imagen: 'Una foto', imagen }, previousData: opened },
      {
        resource: 'noticias',
        opened,
        validate: () => ({}),
        send: async ({ data }) => {
          sent.push(data);
          if (sent.length === 1) throw new HttpError('', 409, { actual, isOwn: true });
          return { data: actual };
        },
        choose: () => Promise.reject(new Error('asked')),
        onMerged: () => {},
      },
    );
    expect(sent.slice(1)).toEqual([
      expected === null ? { id: actual.id, imagen, version: 8 } : { id: actual.id, ...expected, version: 8 },
    ]);
  });
});
