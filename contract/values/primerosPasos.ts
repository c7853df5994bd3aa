/** What a new portal needs, in the order of the dashboard. */
export const PASOS = [
  'identidad',
  'textos',
  'linea',
  'proyecto',
  'integrante',
  'producto',
  'convenio',
  'evento',
] as const;
export type Paso = (typeof PASOS)[number];
