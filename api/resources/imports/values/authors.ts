import { nameOfPersona, type Persona } from '../../../../contract/bibliography/persona.ts';
import { foldedWords, type NameWords, namesFit, nameWords } from '../../../../contract/duplicates/personas.ts';
import { RESOURCE_OF_PAGE } from '../../../../contract/resources/recordPages.ts';
import { IMPORTED_RESOURCES, type ImportedResource } from '../../../../contract/resources/resources.ts';
import { fullNameOf } from '../../../../contract/values/fullName.ts';
import { textOf } from '../../../../contract/values/tolerant.ts';
import type { Database } from '../../../database/open.ts';
import { mergedInto } from '../../records/mergedInto.ts';

/** A member; the id is negative for one that the import itself would add: the number of its row. */
export interface Member {
  id: number;
  nombre: string;
  orcid: string;
}

/** Whom a name means; `candidatos` if that is to be asked. */
export type AuthorOutcome = { id: number | null } | { candidatos: readonly Member[] };

/** Folded, in any order of its words. */
export const nameKey = (name: string): string => foldedWords(name).toSorted().join(' ');

/** Members compared with one name: a row may have 200 names. */
const COMPARED = 50;

interface Named {
  member: Member;
  words: NameWords;
}

/** Finds the members among authors: by ORCID, by what staff remember of a name, by full name, or where only one member fits. */
export class AuthorIndex {
  readonly #byOrcid = new Map<string, Member>();
  readonly #byName = new Map<string, Member[]>();
  readonly #byWord = new Map<string, Named[]>();
  readonly #remembered: RememberedNames;
  readonly #known = new Map<string, AuthorOutcome>();

  constructor(members: readonly Member[], remembered: RememberedNames) {
    this.#remembered = remembered;
    for (const member of members) this.#add(member);
  }

  #add(member: Member): void {
    if (member.orcid !== '') this.#byOrcid.set(member.orcid, member);
    push(this.#byName, nameKey(member.nombre), member);
    // One object for all words: a member who shares several of them with an author is compared once.
    const named = { member, words: nameWords({ nombres: member.nombre }) };
    for (const word of new Set(named.words.words)) if (word.length > 1) push(this.#byWord, word, named);
  }

  find(persona: Persona): AuthorOutcome {
    const byOrcid = this.#byOrcid.get(persona.orcid);
    if (persona.orcid !== '' && byOrcid !== undefined) return { id: byOrcid.id };
    const key = nameKey(nameOfPersona(persona));
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const outcome = this.#findName(key, persona);
    this.#known.set(key, outcome);
    return outcome;
  }

  #findName(key: string, persona: Persona): AuthorOutcome {
    const remembered = this.#remembered.get(key);
    if (remembered !== undefined) return { id: remembered?.id ?? null };
    const named = this.#byName.get(key) ?? [];
    const [only] = named;
    if (only !== undefined) return named.length === 1 ? { id: only.id } : { candidatos: named };
    const words = nameWords(persona);
    // One word alone, such as a family name, means nobody.
    if (words.words.length < 2) return { id: null };
    const fitting = [...this.#near(words)].filter((each) => namesFit(words, each.words)).map(({ member }) => member);
    const members = [...new Map(fitting.map((member) => [member.id, member])).values()];
    const [first] = members;
    if (first === undefined) return { id: null };
    return members.length === 1 ? { id: first.id } : { candidatos: members };
  }

  /** Members who share a word, those of the rarest words first: who shares several of them has the rarest too. */
  #near({ words }: NameWords): Set<Named> {
    const lists = words.map((word) => this.#byWord.get(word) ?? []).toSorted((a, b) => a.length - b.length);
    const near = new Set<Named>();
    for (const list of lists)
      for (const named of list) {
        if (near.size === COMPARED) return near;
        near.add(named);
      }
    return near;
  }
}

function push<T>(map: Map<string, T[]>, key: string, item: T): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [item]);
  else known.push(item);
}

/** The kind whose records are the authors of others. */
export const AUTHORS = RESOURCE_OF_PAGE.integrante;

/** The kinds of an import in the order in which they are compared and written: records of the others name members. */
export const MEMBERS_FIRST: readonly ImportedResource[] = [
  AUTHORS,
  ...IMPORTED_RESOURCES.filter((kind) => kind !== AUTHORS),
];

/** By nameKey: the member whom staff named, or null for nobody. */
export type RememberedNames = ReadonlyMap<string, { id: number; nombre: string } | null>;

/** Members by the ids of those who were merged into them. */
async function mergedMembers(db: Database, ids: readonly number[]): Promise<Map<number, Omit<Member, 'orcid'>>> {
  const members = new Map<number, Omit<Member, 'orcid'>>();
  for (const id of new Set(ids)) {
    const to = await mergedInto(db, AUTHORS, id);
    const row = await db
      .selectFrom('integrantes as i')
      .where('i.id', '=', to)
      .select(['i.id', 'i.nombres', 'i.apellidos'])
      .executeTakeFirst();
    if (row !== undefined) members.set(id, { id: row.id, nombre: fullNameOf(row) });
  }
  return members;
}

/** What staff answered about names, each with the member, or null for nobody. */
export async function listRemembered(db: Database, order: 'n.id' | 'n.nombre') {
  const rows = await db
    .selectFrom('nombres_recordados as n')
    .leftJoin('integrantes as i', 'i.id', 'n.integrante_id')
    .select(['n.id', 'n.nombre', 'n.created_at', 'n.created_by', 'n.integrante_id'])
    .select(['i.id as member', 'i.nombres', 'i.apellidos'])
    .orderBy(order)
    .orderBy('n.id')
    .execute();
  const missing = rows.flatMap(({ member, integrante_id }) => (member === null ? (integrante_id ?? []) : []));
  const merged = await mergedMembers(db, missing);
  return rows.map(({ integrante_id, member: id, nombres, apellidos, ...row }) => {
    const integrante =
      id === null
        ? (merged.get(integrante_id ?? 0) ?? null)
        : { id, nombre: fullNameOf({ nombres: textOf(nombres), apellidos: textOf(apellidos) }) };
    return { ...row, isGone: integrante_id !== null && integrante === null, integrante };
  });
}

/** A member who is gone means that nobody is remembered. Of one key the newest name counts. */
export async function readRememberedNames(db: Database): Promise<RememberedNames> {
  const rows = (await listRemembered(db, 'n.id')).filter(({ isGone }) => !isGone);
  return new Map(rows.map(({ nombre, integrante }) => [nameKey(nombre), integrante]));
}
