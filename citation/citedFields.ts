import type { CslItem } from './csl.ts';
import { type CitedFields, toProducto } from './toProducto.ts';
import { joinRemarks, type Remarks } from './values/remarks.ts';
import { repairTexts } from './values/repair.ts';

/** The fields of a product that a record fills, with what was done with values that a form would refuse. */
export function citedFields(item: CslItem): { fields: CitedFields; remarks: Remarks } {
  const { pagina_inicial: _first, pagina_final: _last, ...cited } = toProducto(item);
  const texts = Object.entries(cited).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const pages = item.page === undefined ? [] : [['pagina_inicial', item.page]];
  const repaired = repairTexts(Object.fromEntries([...texts, ...pages]));
  const filled = Object.entries({ ...cited, ...repaired.texts }).filter(([, value]) => value !== '');
  return { fields: Object.fromEntries(filled), remarks: joinRemarks(item.remarks ?? {}, repaired.remarks) };
}
