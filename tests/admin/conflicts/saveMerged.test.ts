import fc from 'fast-check';
import { HttpError, type UpdateParams } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { type SavedPart, saveMerged } from '../../../admin/records/conflicts/saveMerged.ts';
import type { Choice, RecordMerge } from '../../../admin/records/merge/mergeRecords.ts';
import type { Convenio } from '../../../dataProvider/resources/convenios.ts';

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
  const send = async ({ data }: UpdateParams) => {
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
          const options = { resource: 'convenios', normalizers: {}, validate: () => ({}), onMerged: () => {} } as const;
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
        normalizers: {},
        validate: () => ({}),
        send: () => Promise.reject(error),
        choose: async () => ({}),
        onMerged: () => {},
      },
    );
    await expect(saving).rejects.toBe(error);
  });

  it('merges a record that was loaded after a part was saved', async () => {
    const saved = { ...OPENED, nombre: 'mine', version: 8 };
    const loaded = { ...saved, descripcion: 'theirs', version: 9 };
    const sent: UpdateParams[] = [];
    const taken: string[][] = [];
    const form = { ...OPENED, url_web: 'mine' };
    await saveMerged(
      { id: 4, data: form, previousData: loaded },
      {
        resource: 'convenios',
        opened: OPENED,
        part: { stored: saved, shown: saved },
        normalizers: {},
        validate: () => ({}),
        send: async (params) => {
          sent.push(params);
          return { data: loaded };
        },
        choose: async () => ({}),
        onMerged: (fields) => taken.push(fields),
      },
    );
    expect(sent.map(({ data }) => data)).toEqual([{ id: 4, nombre: 'base', url_web: 'mine', version: 9 }]);
    expect(taken).toEqual([['descripcion']]);
  });

  it('takes again what an attempt took that saved only a part, and asks if the form has changed it since', async () => {
    const theirs = { ...OPENED, nombre: 'theirs', descripcion: 'theirs', version: 8 };
    const saved = { ...theirs, url_web: 'mine', version: 9 };
    const failures = [new HttpError('', 409, { actual: theirs }), new HttpError('', 415, { saved })];
    const sent: UpdateParams[] = [];
    const asked: string[][] = [];
    let part: SavedPart | null = null;
    const attempt = (form: Partial<Convenio>) =>
      saveMerged(
        { id: 4, data: { ...OPENED, nombre: 'mine', ...form }, previousData: OPENED },
        {
          resource: 'convenios',
          opened: OPENED,
          part,
          normalizers: {},
          validate: () => ({}),
          send: async (params) => {
            sent.push(params);
            const failure = failures.shift();
            if (failure !== undefined) throw failure;
            return { data: saved };
          },
          choose: async ({ conflicts }) => {
            asked.push(conflicts);
            return Object.fromEntries(conflicts.map((field) => [field, 'theirs'] as const));
          },
          onMerged: () => {},
          onPart: (stored) => {
            part = stored;
          },
        },
      );
    await expect(attempt({ url_web: 'mine' })).rejects.toMatchObject({ status: 415 });
    await attempt({ url_web: 'later' });
    await attempt({ url_web: 'later', descripcion: 'later' });
    expect(sent.slice(2).map(({ data }) => data)).toEqual([
      { id: 4, url_web: 'later', version: 9 },
      { id: 4, url_web: 'later', version: 9 },
    ]);
    expect(asked).toEqual([['nombre'], ['descripcion']]);
  });
});
