import type {
  ImportCounts,
  ImportDetail,
  ImportedRow,
  ImportFieldInfo,
  ImportSummary,
} from '../../../contract/entities/import.ts';

export const importCounts = (changes: Partial<ImportCounts> = {}): ImportCounts => ({
  total: 0,
  nuevo: 0,
  cambia: 0,
  posible_duplicado: 0,
  igual: 0,
  no_se_puede: 0,
  incluidas: 0,
  borradores: 0,
  sin_decidir: 0,
  ...changes,
});

/** As the list of imports answers it. */
export const anImportSummary = (changes: Partial<ImportSummary> = {}): ImportSummary => ({
  id: 4,
  version: 7,
  archivo: 'productos.csv',
  formato: 'csv',
  estado: 'por_revisar',
  recursos: ['productos'],
  numeros: importCounts({ total: 12, nuevo: 12, incluidas: 12 }),
  resultado: null,
  operacion: '',
  problema: '',
  avance: { hechas: 0, total: 0 },
  created_at: '2026-11-21T15:00:00.000Z',
  created_by: 'lpena',
  ...changes,
});

export const anImportField = (changes: Partial<ImportFieldInfo> = {}): ImportFieldInfo => ({
  nombre: 'nombre',
  etiqueta: 'Nombre',
  obligatorio: true,
  comun: false,
  multilinea: false,
  opciones: [],
  ...changes,
});

export const PRODUCT_FIELDS: readonly ImportFieldInfo[] = [
  anImportField(),
  anImportField({
    nombre: 'tipo',
    etiqueta: 'Tipo',
    comun: true,
    opciones: [
      { valor: 'Libro', etiqueta: 'Libro' },
      { valor: 'Artículo', etiqueta: 'Artículo' },
    ],
  }),
  anImportField({ nombre: 'fecha', etiqueta: 'Fecha', obligatorio: false }),
  anImportField({ nombre: 'autores', etiqueta: 'Autores', obligatorio: false, multilinea: true }),
];

/** An import of products from a table, to be decided. */
export const anImport = (changes: Partial<ImportDetail> = {}): ImportDetail => ({
  ...anImportSummary(),
  opciones: {
    formato: 'csv',
    codificacion: 'utf-8',
    separador: ',',
    hoja: '',
    recurso: 'productos',
    columnas: ['nombre', 'fecha', ''],
    valores: {},
    aparte: false,
    borradores: false,
    vinculos_vacios: false,
  },
  hojas: [],
  columnas: [
    { nombre: 'Título', muestras: ['Señales', 'Peatones', 'Cruces'] },
    { nombre: 'Año', muestras: ['2024', '2023', '2022'] },
    { nombre: 'Notas', muestras: ['', '', ''] },
  ],
  campos: { productos: [...PRODUCT_FIELDS] },
  avisos: [],
  por_recurso: { productos: importCounts({ total: 12, nuevo: 12, incluidas: 12 }) },
  nombres: [],
  ...changes,
});

export const anImportedRow = (changes: Partial<ImportedRow> = {}): ImportedRow => ({
  numero: 2,
  recurso: 'productos',
  estado: 'nuevo',
  incluida: true,
  decision: '',
  celdas: { nombre: 'Señales en la vía', tipo: 'Libro', fecha: '2024-03-05', autores: 'Peña, Laura' },
  errores: {},
  marcas: {},
  recortadas: [],
  falta: [],
  registro: null,
  celdas_registro: {},
  fila: null,
  cambios: [],
  origen: '',
  ...changes,
});
