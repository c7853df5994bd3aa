import { describe, expect, it } from 'vitest';
import { displayValue } from '../../../admin/display/displayValue.ts';
import { namesNeeded, recordLabel } from '../../../admin/display/movimientoLabels.ts';
import type { Movimiento } from '../../../dataProvider/resources/movimientos.ts';

const NAMES: Readonly<Record<string, string>> = {
  'proyectos 3': 'Fatiga en conductores',
  'integrantes 5': 'Luis Gómez',
  'lineas 3': 'Seguridad química',
};
const nameOf = (recurso: string, id: number) => NAMES[`${recurso} ${id}`];

const entry = (fields: Partial<Movimiento>): Movimiento => ({
  id: 1,
  created_at: '2026-03-02T01:05:00.000Z',
  dia: '2026-03-01',
  usuario: 'lpena',
  recurso: 'proyectos',
  recurso_id: 3,
  acciones: ['actualizar'],
  antes: null,
  despues: null,
  tabla: fields.acciones?.at(0)?.endsWith(' integrante') ? 'proyecto_integrante' : (fields.recurso ?? 'proyectos'),
  ...fields,
});
const vinculo = { id: 1, proyecto_id: 3, integrante_id: 5 };
const producto = { id: 8, nombre: 'Guía de carga' };

describe('the record of a movimiento', () => {
  it.each<[Partial<Movimiento>, string]>([
    [{ acciones: ['agregar integrante'], despues: vinculo }, 'Luis Gómez → Fatiga en conductores'],
    [{ acciones: ['quitar integrante'], antes: vinculo }, 'Luis Gómez → Fatiga en conductores'],
    [
      {
        recurso: 'productos',
        recurso_id: 8,
        acciones: ['agregar a proyecto'],
        antes: { ...producto, proyecto_id: null },
        despues: { ...producto, proyecto_id: 3 },
      },
      'Guía de carga → Fatiga en conductores',
    ],
    [
      {
        recurso: 'productos',
        recurso_id: 8,
        acciones: ['quitar de proyecto'],
        antes: { ...producto, proyecto_id: 3 },
        despues: { ...producto, proyecto_id: null },
      },
      'Guía de carga → Fatiga en conductores',
    ],
    [{ acciones: ['asignar línea'], despues: { nombre: 'Cruces', linea_id: 3 } }, 'Seguridad química → Cruces'],
    [{ recurso_id: 99, acciones: ['agregar integrante'], despues: { integrante_id: 98 } }, 'Sin nombre → Sin nombre'],
    [{ recurso_id: 99 }, 'Sin nombre'],
    [{ recurso: 'noticias', despues: { titulo: 'Foro vial' } }, 'Foro vial'],
    [{ recurso: 'borradores', despues: { nombre: 'Arrecifes' } }, 'Arrecifes'],
    [{ recurso: 'integrantes', despues: { nombres: 'Ana', apellidos: 'Núñez' } }, 'Ana Núñez'],
    [
      {
        recurso: 'inicio',
        antes: { id: 1, codigo: 'A', url_guias: '' },
        despues: { id: 1, codigo: 'B', url_guias: 'https://a.org' },
      },
      'Código del grupo, Guías',
    ],
  ])('%o is "%s"', (fields, label) => {
    expect(recordLabel(entry(fields), nameOf)).toBe(label);
  });

  it('needs a list only for names that the movimiento lacks', () => {
    expect(namesNeeded(entry({ despues: { nombre: 'Cruces' } }))).toEqual([]);
    expect(namesNeeded(entry({ recurso: 'inicio' }))).toEqual([]);
    expect(namesNeeded(entry({ acciones: ['agregar integrante'], despues: vinculo }))).toEqual([
      'proyectos',
      'proyectos',
      'integrantes',
    ]);
  });

  it.each(['proyectos', 'integrantes', 'productos', 'convenios', 'eventos'])(
    'shows the dates of %s in Bogotá',
    (recurso) => {
      expect(displayValue(recurso, 'publicar_desde', '2026-12-02T01:30:00.000Z')).toBe(
        '1 de diciembre de 2026, 8:30\u00a0p.\u00a0m.',
      );
      expect(displayValue(recurso, 'publicar_hasta', '')).toBe('Vacío');
    },
  );
});
