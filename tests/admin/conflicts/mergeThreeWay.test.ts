import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeThreeWay } from '../../../admin/records/merge/mergeRecords.ts';

const FIELDS = ['activo', 'descripcion', 'fecha_fin', 'fecha_inicio', 'nombre'] as const;

// Few values, so that both sides often change a field, sometimes to the same value.
const value = fc.constantFrom('', 'a', 'b', 'c');
const record = fc.record(Object.fromEntries(FIELDS.map((field) => [field, value])));
const same = (_field: string, one: unknown, other: unknown) => one === other;
const sides = [record, record, record] as const;

describe('mergeThreeWay', () => {
  it('gives a field that one side changed to that side', () => {
    fc.assert(
      fc.property(...sides, (base, mine, theirs) => {
        const { mineOnly, theirsOnly } = mergeThreeWay(base, mine, theirs, same);
        const isChanged = (side: typeof base) => (field: (typeof FIELDS)[number]) => side[field] !== base[field];
        expect(mineOnly.sort()).toEqual(FIELDS.filter((field) => isChanged(mine)(field) && !isChanged(theirs)(field)));
        expect(theirsOnly.sort()).toEqual(
          FIELDS.filter((field) => isChanged(theirs)(field) && !isChanged(mine)(field)),
        );
      }),
    );
  });

  it('asks only about fields that both sides changed to different values', () => {
    fc.assert(
      fc.property(...sides, (base, mine, theirs) => {
        const { conflicts } = mergeThreeWay(base, mine, theirs, same);
        const expected = FIELDS.filter(
          (field) => mine[field] !== base[field] && theirs[field] !== base[field] && mine[field] !== theirs[field],
        );
        expect([...conflicts].sort()).toEqual([...expected].sort());
      }),
    );
  });

  it('puts each changed field into one group', () => {
    fc.assert(
      fc.property(...sides, (base, mine, theirs) => {
        const { mineOnly, theirsOnly, conflicts } = mergeThreeWay(base, mine, theirs, same);
        const all = [...mineOnly, ...theirsOnly, ...conflicts];
        expect(new Set(all).size).toBe(all.length);
        const changed = FIELDS.filter((field) => mine[field] !== base[field] || theirs[field] !== base[field]);
        expect(changed.filter((field) => !all.includes(field) && mine[field] !== theirs[field])).toEqual([]);
      }),
    );
  });
});
