import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeThreeWay } from '../../../admin/records/merge/mergeThreeWay.ts';

const FIELDS = ['nombre', 'descripcion', 'fecha_inicio', 'fecha_fin', 'activo'] as const;

// Few values, so that both sides often change a field, sometimes to the same value.
const value = fc.constantFrom('', 'a', 'b', 'c');
const record = fc.record(Object.fromEntries(FIELDS.map((field) => [field, value])));
const same = (_field: string, one: unknown, other: unknown) => one === other;
const sides = [record, record, record] as const;

describe('mergeThreeWay', () => {
  it('loses no change of either side without a choice', () => {
    fc.assert(
      fc.property(...sides, (base, mine, theirs) => {
        const { merged, conflicts } = mergeThreeWay(base, mine, theirs, same);
        for (const field of FIELDS.filter((name) => !conflicts.includes(name))) {
          if (mine[field] !== base[field]) expect(merged[field]).toBe(mine[field]);
          if (theirs[field] !== base[field]) expect(merged[field]).toBe(theirs[field]);
        }
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
