/** What staff should look at, by field of a record: what was done with a value that a form would refuse. */
export type Remarks = Readonly<Record<string, string>>;

/** The remarks of two readers. A field that both remark has both sentences. */
export function joinRemarks(first: Remarks, second: Remarks): Record<string, string> {
  const joined: Record<string, string> = { ...first };
  for (const [field, remark] of Object.entries(second)) {
    const known = joined[field] ?? '';
    joined[field] = known === '' || known === remark ? remark : `${known}. ${remark}`;
  }
  return joined;
}
