import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { createInSteps, type Step } from '../../admin/records/forms/createInSteps.ts';

const lost = () => new HttpError('', 0);

/** A form whose first create is not answered. */
function formWith(canResend: boolean) {
  const create = vi.fn(async (_fields: object) => ({ id: 1 }));
  const update = vi.fn(async (_id: number, _changes: object) => undefined);
  create.mockRejectedValueOnce(lost());
  const save = createInSteps({
    create: (fields) => () => create(fields),
    update,
    canResend,
    fields: { label: 'Datos', failure: 'No' },
  });
  return { create, update, save: (nombre: string) => save({ nombre, tipo: 1 }, []) };
}

const sentBy = (create: ReturnType<typeof formWith>['create']) => create.mock.calls.map(([fields]) => fields);

describe('a create without answer', () => {
  it('is sent again as it was, and what changed since is an update', async () => {
    const { create, update, save } = formWith(true);
    await expect(save('Uno')).rejects.toThrow();
    expect(await save('Dos')).toEqual({ record: { id: 1 }, failed: [] });
    expect(sentBy(create)).toEqual([
      { nombre: 'Uno', tipo: 1 },
      { nombre: 'Uno', tipo: 1 },
    ]);
    expect(update.mock.calls).toEqual([[1, { nombre: 'Dos' }]]);
  });

  it('is sent again as it was after several of them', async () => {
    const { create, save } = formWith(true);
    create.mockRejectedValueOnce(lost());
    await expect(save('Uno')).rejects.toThrow();
    await expect(save('Dos')).rejects.toThrow();
    await save('Tres');
    expect(sentBy(create).map((fields) => Object.values(fields)[0])).toEqual(['Uno', 'Uno', 'Uno']);
  });

  it('is refused once if the fields did not change', async () => {
    const { create, save } = formWith(true);
    create.mockRejectedValueOnce(new HttpError('No', 422));
    await expect(save('Uno')).rejects.toThrow();
    await expect(save('Uno')).rejects.toMatchObject({ status: 422 });
    expect(create).toHaveBeenCalledTimes(2);
  });

  it('was rolled back if the disk was full: the next one has the fields of now', async () => {
    const { create, save } = formWith(true);
    create.mockReset().mockRejectedValueOnce(new HttpError('No', 507)).mockResolvedValue({ id: 1 });
    await expect(save('Uno')).rejects.toThrow();
    await save('Dos');
    expect(sentBy(create).map((fields) => Object.values(fields)[0])).toEqual(['Uno', 'Dos']);
  });

  it('is a new create, with the fields of now, on a server that knows no ids of requests', async () => {
    const { create, update, save } = formWith(false);
    await expect(save('Uno')).rejects.toThrow();
    await save('Dos');
    expect(sentBy(create).map((fields) => Object.values(fields)[0])).toEqual(['Uno', 'Dos']);
    expect(update).not.toHaveBeenCalled();
  });
});

describe('a step that replaces another one', () => {
  /** A server that stores one file, and a form with one step for the chosen one. */
  function formWithFile() {
    let stored: string | null = null;
    const undo = vi.fn(async () => {
      stored = null;
    });
    const save = createInSteps({
      create: () => async () => ({ id: 1 }),
      update: async () => undefined,
      canResend: true,
      fields: { label: 'Datos', failure: 'No' },
    });
    const choose = (file: string): Step => ({
      key: file,
      label: 'Archivo',
      failure: 'No se guardó el archivo',
      async run() {
        stored = file;
        return undo;
      },
    });
    return { undo, save: (file: string) => save({ nombre: 'Uno' }, [choose(file)]), stored: () => stored };
  }

  it('waits until the undo of the first one succeeds, which would undo it too', async () => {
    const { undo, save, stored } = formWithFile();
    await save('a.pdf');
    undo.mockRejectedValueOnce(lost());
    const { failed } = await save('b.pdf');
    expect(failed.map(({ label }) => label)).toEqual(['Archivo']);
    expect(await save('b.pdf')).toEqual({ record: { id: 1 }, failed: [] });
    expect(stored()).toBe('b.pdf');
    await save('b.pdf');
    expect([undo.mock.calls.length, stored()]).toEqual([2, 'b.pdf']);
  });
});
