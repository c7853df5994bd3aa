/** What the palette offers: screens and actions of the back office, and the records that were found. */

import type { SiteIdentidad } from '../../../../contract/identidad/identidad.ts';
import { RESOURCE_NAMES } from '../../../../contract/resources/resources.ts';
import { foldText } from '../../../../contract/values/foldText.ts';
import type { FoundGroup } from '../../../../contract/wire/busqueda.ts';
import type { AnyAdminResources } from '../../../addresses/adminResource.ts';
import type { OpenState, Paths, PathWithState } from '../../../addresses/paths.ts';
import { resourceLabelOfMany } from '../../../display/fieldLabel.ts';

export interface PaletteItem extends PathWithState {
  key: string;
  group: string;
  label: string;
  /** a second line, or '' */
  detail: string;
}

const item = (group: string, label: string, to: string, state: OpenState | null = null): PaletteItem => ({
  key: `${group} ${label}`,
  group,
  label,
  detail: '',
  to,
  state,
});

const ACTIONS = 'Acciones';
const SCREENS = 'Pantallas';

function commandsOf(resources: AnyAdminResources, paths: Paths): PaletteItem[] {
  const actions = RESOURCE_NAMES.flatMap((name) => {
    const { addLabel } = resources[name];
    const { to, state } = paths[name].create;
    return addLabel === undefined ? [] : [item(ACTIONS, addLabel, to, state)];
  });
  return [
    ...actions,
    item(SCREENS, 'Panel principal', paths.dashboard),
    item(SCREENS, 'Pendientes', paths.pendientes),
    ...RESOURCE_NAMES.map((name) => item(SCREENS, resources[name].label, paths[name].list)),
    item(SCREENS, 'Importar', paths.importar),
    item(SCREENS, 'Movimientos', paths.movimientos),
    item(SCREENS, 'Papelera', paths.papelera),
    item(SCREENS, 'Cambiar contraseña', paths.clave),
  ];
}

/** True if a label has all words of a text. */
function matches(label: string, text: string): boolean {
  const folded = foldText(label);
  return foldText(text)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** The actions and screens whose names have all words of a text; all of them for an empty one. */
export const matchingCommands = (resources: AnyAdminResources, paths: Paths, text: string): PaletteItem[] =>
  commandsOf(resources, paths).filter(({ label }) => matches(label, text));

/** The identity, if its name, sigla and motto have all words of a text. */
export function identidadItems(
  paths: Paths,
  text: string,
  { nombre, sigla, lema }: Pick<SiteIdentidad, 'nombre' | 'sigla' | 'lema'>,
): PaletteItem[] {
  if (text.trim() === '' || !matches(`${nombre} ${sigla} ${lema}`, text)) return [];
  return [{ ...item('Identidad', nombre, paths.identidad.list), detail: [sigla, lema].filter(Boolean).join(' · ') }];
}

/** The found records; the heading of a kind has the number of its matches. */
export const recordItems = (paths: Paths, groups: readonly FoundGroup[]): PaletteItem[] =>
  groups.flatMap(({ tipo, total, resultados }) =>
    resultados.map(({ id, nombre, fragmento, publico }) => ({
      key: `${tipo} ${id}`,
      group: `${resourceLabelOfMany(tipo)} (${total})`,
      label: nombre === '' ? 'Sin nombre' : nombre,
      detail: [publico ? '' : 'Inactivo', fragmento].filter(Boolean).join(' · '),
      ...paths[tipo].open(id),
    })),
  );
