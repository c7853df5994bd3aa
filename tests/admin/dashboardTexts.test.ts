import { describe, expect, it } from 'vitest';
import { splitIntoLines } from '../../admin/components/charts/HorizontalBars.tsx';
import { nounsOf, sentenceOf, timeAgo } from '../../admin/display/sentences.ts';
import { productosByTipo } from '../../admin/resources/productos/ProductosChart.tsx';
import { proyectosByLinea } from '../../admin/resources/proyectos/ProyectosChart.tsx';
import { adminResources } from '../../admin/resources/resources.ts';
import type { Movement } from '../../dataProvider/resources/movements.ts';

const aMovement = ({ accion, ...fields }: Partial<Movement> & { accion: string }): Movement =>
  ({
    id: 9,
    dia: '2026-11-20',
    usuario: 'arios',
    recurso: 'proyectos',
    recurso_id: 3,
    antes: { nombre: 'Ciclorrutas', activo: 0 },
    despues: { nombre: 'Ciclorrutas', activo: 1 },
    ...fields,
    acciones: accion.split(' y '),
  }) as Movement;

describe('sentenceOf and timeAgo', () => {
  const nombres = { staff: () => undefined, record: () => undefined, nouns: nounsOf(adminResources) };
  it.each<[Partial<Movement> & { accion: string }, string]>([
    [{ recurso: 'inicio', accion: 'actualizar' }, 'actualizó la configuración de inicio'],
    [
      { recurso: 'inicio', accion: 'cargar contenido de ejemplo' },
      'cargó el contenido de ejemplo de la configuración de inicio',
    ],
    [
      { recurso: 'convenios', accion: 'eliminar', despues: null, antes: { nombre: 'Red' } },
      'eliminó el convenio «Red»',
    ],
    [{ accion: 'asignar línea', antes: null, despues: { linea_id: 1 } }, 'asignó la línea del proyecto'],
    [{ accion: 'agregar integrante', antes: null, despues: {} }, 'agregó un integrante al proyecto'],
    [
      { recurso: 'usuarios', accion: 'activar y cambiar clave', antes: null, despues: { nombre: 'Luz' } },
      'activó y cambió la contraseña del usuario «Luz»',
    ],
    [{ accion: 'archivar' }, 'archivó el proyecto «Ciclorrutas»'],
    [{ accion: 'restaurar versión' }, 'restauró una versión del proyecto «Ciclorrutas»'],
    [{ recurso: 'lineas', accion: 'retirar' }, 'retiró la línea «Ciclorrutas»'],
    [{ recurso: 'lineas', accion: 'ordenar' }, 'cambió el orden de la línea «Ciclorrutas»'],
    [{ recurso: 'borradores', accion: 'publicar', despues: null }, 'publicó el borrador «Ciclorrutas»'],
    [
      { recurso: 'borradores', accion: 'crear vista previa', antes: null, despues: {} },
      'creó una vista previa del borrador',
    ],
    [{ accion: 'fusionar' }, 'fusionó el proyecto «Ciclorrutas»'],
    [{ accion: 'traducir' }, 'registró «traducir» del proyecto «Ciclorrutas»'],
  ])('%o', (fields, expected) => {
    expect(sentenceOf(aMovement(fields), nombres)).toEqual({ subject: 'arios', predicate: expected });
  });

  it.each([
    ['2026-11-21T11:59:40.000Z', 'hace un momento'],
    ['2026-11-21T12:00:30.000Z', 'hace un momento'],
    ['2026-11-21T11:55:00.000Z', 'hace 5 minutos'],
    ['2026-11-21T11:00:00.000Z', 'hace 1 hora'],
    ['2026-11-20T12:00:00.000Z', 'el 20 de noviembre de 2026'],
    ['ayer', 'ayer'],
  ])('%s: %s', (created_at, expected) => {
    expect(timeAgo({ created_at, dia: '2026-11-20' }, Date.parse('2026-11-21T12:00:00.000Z'))).toBe(expected);
  });
});

describe('splitIntoLines', () => {
  it.each([
    ['Gestión de la seguridad y salud en el trabajo', ['Gestión de la', 'seguridad y salud en', 'el trabajo']],
    ['Software', ['Software']],
    ['Electroencefalografista de planta', ['Electroencefalografista', 'de planta']],
    ['', ['']],
  ])('breaks lines between words: %s', (name, lines) => {
    expect(splitIntoLines(name, 21)).toEqual(lines);
  });
});

describe('the data of the charts', () => {
  it('keeps the order of the líneas and puts proyectos without línea last', () => {
    const proyecto = (id_linea: number | null, estado: number) => ({
      id_linea,
      linea_nombre: id_linea ? `L${id_linea}` : '',
      estado,
    });
    expect(proyectosByLinea([proyecto(null, 1), proyecto(3, 2), proyecto(1, 1), proyecto(3, 7)])).toEqual([
      ['L1', 1, 0],
      ['L3', 0, 2],
      ['Sin línea', 1, 0],
    ]);
  });

  it('puts the most frequent type first', () => {
    expect(productosByTipo(['Otro', '', 'Libro', 'Libro'].map((tipo) => ({ tipo })))).toEqual([
      ['Libro', 2],
      ['Otro', 1],
      ['Sin tipo', 1],
    ]);
  });
});
