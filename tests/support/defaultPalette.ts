import { DEFAULT_IDENTIDAD } from '../../api/resources/site/defaults.ts';

const { color_principal, color_acento } = DEFAULT_IDENTIDAD;
export const DEFAULT_COLORS = { color_principal, color_acento } as const;

/** The colours of a portal that changed nothing, by custom property. */
export const DEFAULT_PALETTE: Readonly<Record<string, string>> = {
  'azul-950': '#04222b',
  'azul-900': '#072f3a',
  'azul-800': '#0b3d4a',
  'azul-700': '#0f5a6b',
  'azul-600': '#1c6f80',
  'azul-100': '#e2eef0',
  'azul-50': '#f2f7f8',
  tinta: '#11262d',
  'sobre-marca-suave': '#c9dfe3',
  'claro-texto-suave': '#45606a',
  'claro-borde': '#d5e2e5',
  'claro-borde-fuerte': '#64858e',
  'claro-neutro': '#e6ecee',
  'claro-sobre-neutro': '#33474f',
  'claro-foco': '#0b6f86',
  'ambar-500': '#f2a900',
  'ambar-400': '#ffc04a',
  'ambar-100': '#fdf0d0',
  'sobre-acento': '#241900',
  'claro-sobre-aviso': '#5a3d00',
  'claro-borde-aviso': '#c98a00',
  'oscuro-fondo': '#081a20',
  'oscuro-fondo-suave': '#0c2229',
  'oscuro-superficie': '#112a32',
  'oscuro-superficie-hundida': '#0a1f26',
  'oscuro-marca': '#0a2e38',
  'oscuro-marca-honda': '#051f27',
  'oscuro-borde-de-marca': '#2c5763',
  'oscuro-texto': '#e6f0f1',
  'oscuro-texto-suave': '#a9c3c8',
  'oscuro-titulo': '#d5ecef',
  'oscuro-enlace': '#86d2de',
  'oscuro-enlace-activo': '#b6e6ed',
  'oscuro-borde': '#24434c',
  'oscuro-borde-fuerte': '#7397a0',
  'oscuro-accion': '#8ed6e1',
  'oscuro-accion-activa': '#b6e6ed',
  'oscuro-sobre-accion': '#04222b',
  'oscuro-neutro': '#24404a',
  'oscuro-sobre-neutro': '#cfe0e4',
  'oscuro-aviso': '#3a2b08',
  'oscuro-sobre-aviso': '#ffdf9c',
  'oscuro-borde-aviso': '#b58316',
};

const listOf = (hexes: string): readonly string[] => hexes.split(' ');

/** The colours of its back office that derive from the two of the site, in the order of admin/shell/theme/themeColors.ts. */
export const DEFAULT_THEME = {
  light: listOf(
    '#0f5263 #2f7485 #072f3a #7a4f00 #f2a900 #5c3b00 #0f5263 #f4f7f6 #12262c #47595f #d6e0df #eef3f2 #7b8f94',
  ),
  dark: listOf(
    '#8fd0dc #b6e3eb #5fb0bf #04222a #f5bd45 #ffd888 #d79a17 #2b1d00 #8fd0dc #04222a #0c181c #132429 #e6f0f0 #b0c3c6 #2b4047 #182c32 #6f878d',
  ),
} as const;
