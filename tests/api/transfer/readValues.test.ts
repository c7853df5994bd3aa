import { describe, expect, it } from 'vitest';
import type { Kind } from '../../../api/transfer/answers.ts';
import { DEFINITIONS } from '../../../api/transfer/definition.ts';
import { PARTS } from '../../../api/transfer/kinds/kinds.ts';
import { Report } from '../../../api/transfer/Report.ts';
import { readValues, reportFields } from '../../../api/transfer/readValues.ts';

type Told = [field: string, value: unknown, reason: string];

function read(kind: Kind, ...answers: Record<string, unknown>[]) {
  const told: Told[] = [];
  const tell = (...line: Told) => told.push(line);
  const values = readValues(DEFINITIONS[kind], answers, tell);
  const report = new Report();
  reportFields(DEFINITIONS[kind], kind, PARTS[kind].specified, answers, report, tell);
  return { values, told, absent: report.absent.map(({ field }) => field) };
}

const LONG = 'x'.repeat(5_001);

describe('the values of another portal', () => {
  it.each<[kind: Kind, field: string, answered: unknown, stored: unknown]>([
    ['proyectos', 'nombre', '  Vías  seguras ', 'Vías seguras'],
    ['proyectos', 'objetivo', 'Uno\r\ndos', 'Uno\r\ndos'],
    ['proyectos', 'fecha_inicio', '15/03/2021', '2021-03-15'],
    ['proyectos', 'fecha_fin', '2021-03-15 00:00:00', '2021-03-15'],
    ['proyectos', 'fecha_fin', '1999-01-01', '1999-01-01'],
    ['proyectos', 'entidades', ['Una, S. A.', ' Otra '], ['Una, S. A.', 'Otra']],
    ['proyectos', 'entidades', '["Una, S. A."]', ['Una, S. A.']],
    ['proyectos', 'entidades', 'Una, Otra', ['Una', 'Otra']],
    ['proyectos', 'estado', '1', 1],
    ['proyectos', 'activo', '0', 0],
    ['proyectos', 'activo', true, 1],
    ['eventos', 'estado', 2, 0],
    ['eventos', 'tipo', '7', 7],
    ['eventos', 'tipo', 4, 4],
    ['eventos', 'fecha', '2003-05-01', '2003-05-01'],
    ['eventos', 'urls_adicionales', '["https://a.org/1","https://a.org/2"]', ['https://a.org/1', 'https://a.org/2']],
    ['productos', 'tipo', 'libro', 'Libro'],
    ['integrantes', 'grupo', '2', 2],
    ['integrantes', 'email', 'ana@example.org', 'ana@example.org'],
  ])('%s: %s %j is read as %j', (kind, field, answered, stored) => {
    const { values, told } = read(kind, { [field]: answered });
    expect(values[field]).toEqual(stored);
    expect(told).toEqual([]);
  });

  it.each<[kind: Kind, field: string, answered: unknown, stored: unknown, reason: string]>([
    ['proyectos', 'descripcion', '<p>Hola</p>', undefined, 'HTML'],
    ['proyectos', 'descripcion', LONG, undefined, 'Use como máximo 5000 caracteres'],
    ['proyectos', 'nombre', 'a\u0000b', undefined, 'caracteres no permitidos'],
    ['proyectos', 'nombre', { es: 'Vías' }, undefined, 'No es un texto'],
    ['proyectos', 'enlace_ext', 'javascript:alert(1)', undefined, 'no es válida'],
    ['proyectos', 'enlace_ext', 'www.a.org/x', 'https://www.a.org/x', 'se tomó https://www.a.org/x'],
    ['proyectos', 'fecha_inicio', '0000-00-00', undefined, 'La fecha no es válida'],
    ['proyectos', 'fecha_inicio', '2021-03', '2021-03-01', 'primero del mes'],
    ['proyectos', 'estado', '9', 2, 'se tomó 2'],
    ['proyectos', 'activo', 'quizá', 0, 'se tomó 0'],
    ['proyectos', 'activo', '', 0, 'se tomó 0'],
    ['convenios', 'estado', '0', 2, 'se tomó 2'],
    ['integrantes', 'grupo', 'otro', 0, 'se tomó 0'],
    ['integrantes', 'imagen_publica', '', 0, 'se tomó 0'],
    ['integrantes', 'correo_publico', 'quizá', 0, 'se tomó 0'],
    ['integrantes', 'email', 'ana', undefined, 'correo'],
    ['productos', 'tipo', 'Cartilla', undefined, 'Use uno de estos valores'],
    ['eventos', 'tipo', 'Foro', 0, 'se tomó 0'],
    ['eventos', 'urls_adicionales', Array.from({ length: 4 }, (_, n) => `https://a.org/${n}`), undefined, 'hasta 3'],
  ])('%s: %s %j is told', (kind, field, answered, stored, reason) => {
    const { values, told } = read(kind, { [field]: answered });
    expect(values[field]).toEqual(stored);
    expect(told).toEqual([[field, answered, expect.stringContaining(reason)]]);
  });

  it('leaves out single items of a list', () => {
    const { values, told } = read('eventos', {
      urls_adicionales: ['https://a.org/', 'javascript:alert(1)', '', 'b.org', null],
    });
    expect(values.urls_adicionales).toEqual(['https://a.org/', 'https://b.org']);
    expect(told.map(([, value]) => value)).toEqual(['javascript:alert(1)', 'b.org']);
  });

  it('takes a field of the first answer that has it, be it empty', () => {
    const { values, absent } = read(
      'proyectos',
      { nombre: 'A', descripcion: '' },
      { nombre: 'B', descripcion: 'b', objetivo: 'c' },
    );
    expect(values).toMatchObject({ nombre: 'A', objetivo: 'c' });
    expect(values.descripcion).toBeUndefined();
    expect(absent).toEqual(expect.arrayContaining(['estado', 'entidades']));
    expect(absent).not.toEqual(expect.arrayContaining(['descripcion']));
  });

  it('reads either name of a field, the one that is not empty', () => {
    expect(read('integrantes', { email: '', correo: 'a@b.co' }).values.email).toBe('a@b.co');
    expect(read('proyectos', { url_externa: 'https://a.org/' }).values.enlace_ext).toBe('https://a.org/');
    expect(read('productos', { enlace_ext: 'https://a.org/' }).values.enlace).toBe('https://a.org/');
    expect(read('eventos', { titulo: 'Foro' }).values.nombre).toBe('Foro');
  });

  it('says nothing of empty values', () => {
    const { told } = read('productos', { nombre: '', descripcion: null, enlace: ' ', autores: [], palabras_clave: '' });
    expect(told).toEqual([]);
  });

  it('takes no name for a property of objects', () => {
    const { values, told } = read('proyectos', JSON.parse('{"__proto__": {"nombre": "x"}, "constructor": 1}'));
    expect([values.nombre, told]).toEqual([undefined, []]);
  });
});
