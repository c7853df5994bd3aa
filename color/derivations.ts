/** How the colours of the site derive from its two colours. Those of a scheme have its name in theirs: 'claro' or 'oscuro'. */

/** Relative luminance, share of the base colour's chroma, and turn from its hue in radians. */
export type Derivation = readonly [luminance: number, chroma: number, turn: number];

type Derivations = Readonly<Record<string, Derivation>>;

export const OF_PRINCIPAL: Derivations = {
  'azul-950': [0.0135, 0.71, 0.03],
  'azul-900': [0.0239, 0.85, 0.02],
  'azul-700': [0.0848, 1.32, -0.03],
  'azul-600': [0.1318, 1.45, -0.08],
  'azul-100': [0.8361, 0.24, -0.19],
  'azul-50': [0.9218, 0.1, -0.15],
  tinta: [0.017, 0.55, 0.04],
  'sobre-marca-suave': [0.7074, 0.44, -0.17],
  'claro-texto-suave': [0.1068, 0.65, 0.05],
  'claro-borde': [0.742, 0.27, -0.12],
  'claro-borde-fuerte': [0.2144, 0.72, -0.06],
  'claro-neutro': [0.8299, 0.13, 0],
  'claro-sobre-neutro': [0.0578, 0.52, 0.08],
  'claro-foco': [0.13162, 1.61, 0],
  'oscuro-fondo': [0.009, 0.48, 0.04],
  'oscuro-fondo-suave': [0.01383, 0.56, 0.03],
  'oscuro-superficie': [0.0201, 0.62, 0.03],
  'oscuro-superficie-hundida': [0.0119, 0.55, 0.05],
  'oscuro-marca': [0.0231, 0.79, 0.01],
  'oscuro-marca-honda': [0.0116, 0.64, 0.03],
  'oscuro-borde-de-marca': [0.0826, 0.94, -0.03],
  'oscuro-texto': [0.855, 0.2, -0.27],
  'oscuro-texto-suave': [0.5164, 0.53, -0.16],
  'oscuro-titulo': [0.8037, 0.45, -0.24],
  'oscuro-enlace': [0.5644, 1.4, -0.2],
  'oscuro-enlace-activo': [0.7266, 0.92, -0.22],
  'oscuro-borde': [0.0492, 0.73, -0.02],
  'oscuro-borde-fuerte': [0.2832, 0.76, -0.09],
  'oscuro-accion': [0.5929, 1.33, -0.2],
  'oscuro-accion-activa': [0.7266, 0.92, -0.22],
  'oscuro-sobre-accion': [0.0135, 0.71, 0.03],
  'oscuro-neutro': [0.0454, 0.69, 0.06],
  'oscuro-sobre-neutro': [0.7218, 0.35, -0.11],
};

export const OF_ACENTO: Derivations = {
  'ambar-400': [0.5946, 0.91, 0.04],
  'ambar-100': [0.8776, 0.27, 0.19],
  'sobre-acento': [0.0108, 0.28, 0.16],
  'claro-sobre-aviso': [0.0552, 0.49, 0.02],
  'claro-borde-aviso': [0.30595, 0.87, -0.02],
  'oscuro-aviso': [0.0265, 0.33, 0.12],
  'oscuro-sobre-aviso': [0.7644, 0.56, 0.13],
  'oscuro-borde-aviso': [0.2612, 0.78, 0.05],
};
