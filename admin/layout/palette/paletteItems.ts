/** What the palette offers: screens and actions of the back office, and the records that were found. */
import { foldText } from '../../../contract/foldText.ts';
import type { SiteIdentidad } from '../../../contract/identidad.ts';
import type { SearchedKind } from '../../../contract/resources/siteResources.ts';
import type { FoundGroup } from '../../../contract/wire/busqueda.ts';
import type { OpenRequest } from '../../components/useOpenRequest.ts';
import type { usePaths } from '../../paths.ts';

type Paths = ReturnType<typeof usePaths>;

export interface PaletteItem {
  key: string;
  group: string;
  label: string;
  /** a second line, or '' */
  detail: string;
  to: string;
  /** of the location */
  state: OpenRequest | null;
}

const item = (group: string, label: string, to: string, state: OpenRequest | null = null): PaletteItem => ({
  key: `${group} ${label}`,
  group,
  label,
  detail: '',
  to,
  state,
});

const ACTIONS = 'Acciones';
const SCREENS = 'Pantallas';
const CREATE = { create: true } as const;

const commandsOf = (paths: Paths): PaletteItem[] => [
  item(ACTIONS, 'Agregar proyecto', paths.newProyecto),
  item(ACTIONS, 'Agregar producto', paths.productos, CREATE),
  item(ACTIONS, 'Agregar integrante', paths.integrantes, CREATE),
  item(ACTIONS, 'Agregar línea', paths.lineas, CREATE),
  item(ACTIONS, 'Agregar convenio', paths.convenios, CREATE),
  item(ACTIONS, 'Crear evento', paths.eventos, CREATE),
  item(ACTIONS, 'Agregar usuario', paths.usuarios, CREATE),
  item(SCREENS, 'Panel principal', paths.dashboard),
  item(SCREENS, 'Pendientes', paths.pendientes),
  item(SCREENS, 'Proyectos', paths.proyectos),
  item(SCREENS, 'Productos', paths.productos),
  item(SCREENS, 'Integrantes', paths.integrantes),
  item(SCREENS, 'Líneas', paths.lineas),
  item(SCREENS, 'Convenios', paths.convenios),
  item(SCREENS, 'Eventos', paths.eventos),
  item(SCREENS, 'Configuración de inicio', paths.inicio),
  item(SCREENS, 'Identidad', paths.identidad),
  item(SCREENS, 'Usuarios', paths.usuarios),
  item(SCREENS, 'Movimientos', paths.movimientos),
  item(SCREENS, 'Papelera', paths.papelera),
  item(SCREENS, 'Cambiar contraseña', paths.clave),
];

/** True if a label has all words of a text. */
function matches(label: string, text: string): boolean {
  const folded = foldText(label);
  return foldText(text)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** The actions and screens whose names have all words of a text; all of them for an empty one. */
export const matchingCommands = (paths: Paths, text: string): PaletteItem[] =>
  commandsOf(paths).filter(({ label }) => matches(label, text));

/** The identity, if its name, sigla and motto have all words of a text. */
export function identidadItems(
  paths: Paths,
  text: string,
  { nombre, sigla, lema }: Pick<SiteIdentidad, 'nombre' | 'sigla' | 'lema'>,
): PaletteItem[] {
  if (text.trim() === '' || !matches(`${nombre} ${sigla} ${lema}`, text)) return [];
  return [{ ...item('Identidad', nombre, paths.identidad), detail: [sigla, lema].filter(Boolean).join(' · ') }];
}

const HEADINGS: Record<SearchedKind, string> = {
  proyectos: 'Proyectos',
  productos: 'Productos',
  integrantes: 'Integrantes',
  lineas: 'Líneas de investigación',
  eventos: 'Eventos',
};

function addressOf(paths: Paths, tipo: SearchedKind, id: number): string {
  switch (tipo) {
    case 'proyectos':
      return paths.proyecto(id);
    case 'integrantes':
      return paths.integrante(id);
    case 'eventos':
      return paths.evento(id);
    case 'lineas':
      return paths.linea(id);
    case 'productos':
      return paths.productos;
  }
}

/** The found records; the heading of a kind has the number of its matches. */
export const recordItems = (paths: Paths, groups: readonly FoundGroup[]): PaletteItem[] =>
  groups.flatMap(({ tipo, total, resultados }) =>
    resultados.map(({ id, nombre, fragmento, publico }) => ({
      key: `${tipo} ${id}`,
      group: `${HEADINGS[tipo]} (${total})`,
      label: nombre === '' ? 'Sin nombre' : nombre,
      detail: [publico ? '' : 'Inactivo', fragmento].filter(Boolean).join(' · '),
      to: addressOf(paths, tipo, id),
      state: tipo === 'productos' ? { edit: id } : null,
    })),
  );
