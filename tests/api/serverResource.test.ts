import { expect, expectTypeOf, test } from 'vitest';
import { type ServerResource, serverPartsOf } from '../../api/resources/parts/serverResource.ts';
import { serverResources } from '../../api/resources/serverResources.ts';
import { draftPartOf } from '../../contract/resources/drafts.ts';
import { EDITED_RESOURCES, type RecordKind, uploadOf } from '../../contract/resources/resources.ts';

type Parts<N extends RecordKind> = ServerResource<N>;
/** The parts that a resource's folder may leave out; without another one, it does not compile. */
type Optional<N extends RecordKind> = {
  [P in keyof Parts<N>]-?: Omit<Parts<N>, P> extends Parts<N> ? P : never;
}[keyof Parts<N>];

type OfForms =
  | 'listColumns'
  | 'formOf'
  | 'errorOf'
  | 'links'
  | 'removeLinks'
  | 'restoreLinks'
  | 'shownTogether'
  | 'stepDone';

test('what a descriptor demands of a resource does not compile without it', () => {
  expectTypeOf<Optional<'eventos'>>().toEqualTypeOf<OfForms | 'compareRows' | 'namesOf' | 'homeList'>();
  expectTypeOf<keyof Parts<'eventos'>>().toEqualTypeOf<
    | OfForms
    | 'compareRows'
    | 'namesOf'
    | 'changes'
    | 'draftPage'
    | 'imports'
    | 'searchedTexts'
    | 'jsonLd'
    | 'recordOf'
    | 'signposts'
    | 'sharedImage'
    | 'listed'
    | 'homeList'
    | 'feedEntries'
    | 'calendar'
    | 'pendientes'
  >();
  expectTypeOf<Optional<'convenios'>>().toEqualTypeOf<OfForms>();
  expectTypeOf<'requireFreeAddress' | 'listed' | 'sharedImage' | 'pendientes'>().toExtend<
    Exclude<keyof Parts<'lineas'>, Optional<'lineas'>>
  >();
});

test('the resources whose rows have rules that no column states', () => {
  const withRules = EDITED_RESOURCES.filter((name) => serverPartsOf(serverResources, name).errorOf !== undefined);
  expect(withRules).toEqual(['proyectos', 'productos', 'eventos', 'noticias', 'identidad']);
});

test('the descriptor of a form with a file says what the file may be', () => {
  const withFile = EDITED_RESOURCES.filter((name) => draftPartOf(name).file !== undefined);
  expect(EDITED_RESOURCES.filter((name) => uploadOf(name) !== undefined)).toEqual(withFile);
});
