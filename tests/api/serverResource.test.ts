import { describe, expect, expectTypeOf, it, test } from 'vitest';
import { type ServerResource, serverPartsOf } from '../../api/resources/parts/serverResource.ts';
import { serverResources } from '../../api/resources/serverResources.ts';
import { type EndpointName, endpoints } from '../../contract/calls/endpoints.ts';
import { messages } from '../../contract/calls/messages.ts';
import { draftPartOf } from '../../contract/resources/drafts.ts';
import {
  EDITED_RESOURCES,
  isRecordKind,
  partsOf,
  RECORD_KINDS,
  type RecordKind,
  uploadOf,
} from '../../contract/resources/resources.ts';
import { GRUPOS_PENDIENTES, type GrupoPendiente, isRecordRule } from '../../contract/values/gruposPendientes.ts';

type Parts<N extends RecordKind> = ServerResource<N>;
/** The parts that a resource's folder may leave out; without another one, it does not compile. */
type Optional<N extends RecordKind> = {
  [P in keyof Parts<N>]-?: Omit<Parts<N>, P> extends Parts<N> ? P : never;
}[keyof Parts<N>];

type OfForms = 'changes' | 'listColumns' | 'formOf' | 'errorOf' | 'stepDone' | 'sampleSetting';
type OfRecords =
  | 'staffList'
  | 'ownFields'
  | 'beforeWrite'
  | 'check'
  | 'afterAdd'
  | 'accionOf'
  | 'links'
  | 'removeLinks'
  | 'lockLinked'
  | 'moveLinks'
  | 'followMergers'
  | 'restoreLinks'
  | 'shownTogether'
  | 'pendientes';

test('what a descriptor demands of a resource does not compile without it', () => {
  expectTypeOf<Optional<'eventos'>>().toEqualTypeOf<
    OfForms | OfRecords | 'compareRows' | 'namesOf' | 'namesIn' | 'foundFields' | 'homeList'
  >();
  expectTypeOf<Exclude<keyof Parts<'eventos'>, Optional<'eventos'>>>().toEqualTypeOf<
    | 'toStaff'
    | 'draftPage'
    | 'imports'
    | 'searchedTexts'
    | 'jsonLd'
    | 'recordOf'
    | 'signposts'
    | 'shareLabel'
    | 'recordsOf'
    | 'publicList'
    | 'answerOf'
    | 'feedEntries'
    | 'calendar'
  >();
  expectTypeOf<Optional<'convenios'>>().toEqualTypeOf<OfForms | OfRecords>();
  expectTypeOf<'recordsOf' | 'sampleTexts'>().toExtend<Exclude<keyof Parts<'lineas'>, Optional<'lineas'>>>();
});

test('the resources whose rows have rules that no column states', () => {
  const withRules = EDITED_RESOURCES.filter((name) => serverPartsOf(serverResources, name).errorOf !== undefined);
  expect(withRules).toEqual(['proyectos', 'productos', 'eventos', 'noticias', 'paginas', 'inicio', 'identidad']);
});

test('the descriptor of a form with a file says what the file may be', () => {
  const withFile = EDITED_RESOURCES.filter((name) => draftPartOf(name).file !== undefined);
  expect(EDITED_RESOURCES.filter((name) => uploadOf(name) !== undefined)).toEqual(withFile);
});

describe.each(RECORD_KINDS)('%s', (name) => {
  const { calls = {}, answers, visibility } = partsOf(name);
  const texts: Readonly<Record<string, unknown>> = messages[name];
  const named = Object.entries(calls) as [keyof typeof calls, EndpointName][];

  it('has the calls that every record has, and names of their answers', () => {
    expect(Object.keys(calls)).toEqual(expect.arrayContaining(['list', 'add', 'update']));
    expect(answers).toBeDefined();
  });

  it('names calls of staff with the effect of their implementation', () => {
    for (const [verb, call] of named) {
      const effect = verb === 'list' || verb === 'one' ? 'read' : 'write';
      expect(endpoints[call], `${verb}: ${call}`).toMatchObject({ access: 'staff', effect });
    }
  });

  it('has a message for each write', () => {
    const needed = { add: ['added'], update: ['updated'], toggle: ['activated', 'deactivated'], delete: ['deleted'] };
    const wanted = Object.entries(needed).flatMap(([verb, of]) => (Object.hasOwn(calls, verb) ? of : []));
    expect(wanted.filter((text) => typeof (texts[text] ?? texts.estadoUpdated) !== 'string')).toEqual([]);
  });

  it('says which column a toggle sets', () => {
    const column = visibility?.scheduled ? visibility.activeColumn : null;
    if (calls.toggle !== undefined) expect(column, `visibility of ${name}`).not.toBeNull();
  });

  it('is asked for inactive records if a column says which are', () => {
    const moment = { now: new Date(), today: '2026-11-28', yearAgo: '2025-11-28T00:00:00.000Z' };
    const groups = Object.keys(serverPartsOf(serverResources, name).pendientes?.(moment) ?? {}) as GrupoPendiente[];
    const hasColumn = visibility?.scheduled === true && visibility.activeColumn !== null;
    const own = GRUPOS_PENDIENTES.filter((grupo) => isRecordRule(grupo) && grupo.startsWith(`${name}_`));
    expect(groups.sort()).toEqual([...own, ...(hasColumn ? ['registros_inactivos'] : [])].sort());
  });
});

test('a single record says when its step is done, and what the sample fills', () => {
  const single = EDITED_RESOURCES.filter((name) => !isRecordKind(name));
  for (const name of single) {
    const { stepDone, sampleSetting } = serverPartsOf(serverResources, name);
    if (partsOf(name).firstStep !== 'textos') expect(stepDone, `stepDone of ${name}`).toBeDefined();
    expect(sampleSetting, `sampleSetting of ${name}`).toBeDefined();
  }
});
