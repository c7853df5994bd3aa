import { expect, it } from 'vitest';
import { extraFieldsOfTipo } from '../../contract/entities/evento.ts';
import { endsBeforeStart } from '../../contract/entities/proyecto.ts';
import * as constants from '../../contract/values/constants.ts';

it('constants have the specified values', () => {
  expect(constants.SESSION_HOURS).toBe(24);
  expect(constants).toMatchObject({
    SESSION_MS: 86_400_000,
    PROYECTO_ESTADOS: [1, 2],
    ACTIVO: 1,
    INACTIVO: 0,
    GRUPOS: [1, 2],
    CONVENIO_ESTADOS: [1, 2],
    EVENTO_TIPOS: [1, 2, 3, 4],
    IMAGE_MAX_BYTES: 5_242_880,
    LOGO_MAX_BYTES: 2_097_152,
    EVENTO_DESCRIPCION_MAX: 250,
    EVENTO_NOMBRE_MAX: 100,
    EVENTO_LUGAR_MAX: 100,
    EVENTO_PAIS_MAX: 50,
    EVENTO_URLS_MAX: 3,
    EVENTO_FECHA_MIN: '2020-01-01',
  });
  expect(constants.PRODUCTO_TIPOS.join(', ')).toBe(
    'Artículo científico, Libro, Capítulo de libro, Conferencia, Poster, Software, Patente, Informe técnico, Otro',
  );
  expect(constants.maxEventoDate(2025)).toBe('2026-12-31');
});

it('extraFieldsOfTipo returns the fields of each type', () => {
  expect([1, 2, 3, 4, 9].map(extraFieldsOfTipo)).toEqual([
    { noticia: true, participacion: false },
    { noticia: false, participacion: true },
    { noticia: false, participacion: true },
    { noticia: false, participacion: false },
    { noticia: false, participacion: false },
  ]);
});

it('endsBeforeStart compares only when both days are given', () => {
  expect(endsBeforeStart('2024-02-01', '2024-01-31')).toBe(true);
  expect(endsBeforeStart('2024-02-01', '2024-02-01')).toBe(false);
  expect(endsBeforeStart('', '2024-01-31')).toBe(false);
  expect(endsBeforeStart('2024-02-01', '')).toBe(false);
});
