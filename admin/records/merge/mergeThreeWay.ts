type Fields = Readonly<Record<string, unknown>>;

/** True if two values of a field are the same to a reader. */
export type Same = (field: string, one: unknown, other: unknown) => boolean;

export interface Merge {
  /** every field; a conflict holds the value of `mine` until one is chosen */
  merged: Record<string, unknown>;
  mineOnly: string[];
  theirsOnly: string[];
  /** fields that both changed to different values */
  conflicts: string[];
}

/** Merges two changes of one record. A field that one side changed takes the value of that side. */
export function mergeThreeWay(base: Fields, mine: Fields, theirs: Fields, same: Same): Merge {
  const fields = [...new Set([base, mine, theirs].flatMap(Object.keys))];
  const isChanged = (side: Fields, field: string) => !same(field, base[field], side[field]);
  const changedByMine = fields.filter((field) => isChanged(mine, field));
  const changedByTheirs = fields.filter((field) => isChanged(theirs, field));
  const changedByBoth = changedByMine.filter((field) => changedByTheirs.includes(field));
  const mineOnly = changedByMine.filter((field) => !changedByTheirs.includes(field));
  const conflicts = changedByBoth.filter((field) => !same(field, mine[field], theirs[field]));
  const fromMine = [...mineOnly, ...conflicts];
  return {
    merged: Object.fromEntries(fields.map((field) => [field, (fromMine.includes(field) ? mine : theirs)[field]])),
    mineOnly,
    theirsOnly: changedByTheirs.filter((field) => !changedByMine.includes(field)),
    conflicts,
  };
}
