import { describe, expect, it } from 'vitest';
import { displayValue } from '../../../admin/display/displayValue.ts';
import { RECORDED } from '../../../admin/display/fieldLabel.ts';
import { changedFieldLabels, namesNeeded } from '../../../admin/display/movementLabels.ts';
import { nounsOf, sentenceOf } from '../../../admin/display/sentences.ts';
import { adminResources } from '../../../admin/resources/resources.ts';
import { ACCIONES, type Accion } from '../../../contract/values/acciones.ts';
import type { Movement } from '../../../dataProvider/resources/movements.ts';

const NAMES: Readonly<Record<string, string>> = {
  'proyectos 3': 'Fatiga en conductores',
  'integrantes 5': 'Luis Gómez',
  'lineas 3': 'Seguridad química',
};
const nouns = nounsOf(adminResources);
const record = (recurso: string, id: number) => NAMES[`${recurso} ${id}`];
const predicate = (movimiento: Movement) => sentenceOf(movimiento, { staff: () => undefined, record, nouns }).predicate;

const entry = (fields: Partial<Movement>): Movement => ({
  id: 1,
  created_at: '2026-03-02T01:05:00.000Z',
  dia: '2026-03-01',
  usuario: 'lpena',
  recurso: 'proyectos',
  recurso_id: 3,
  acciones: ['actualizar'],
  antes: null,
  despues: null,
  hay_mas: false,
  tabla: fields.acciones?.at(0)?.endsWith(' integrante') ? 'proyecto_integrante' : (fields.recurso ?? 'proyectos'),
  ...fields,
});
const vinculo = { id: 1, proyecto_id: 3, integrante_id: 5 };
const producto = { id: 8, nombre: 'Guía de carga' };
const cruces = { recurso_id: 7, despues: { nombre: 'Cruces', linea_id: 3 } };

describe('the sentence of an import', () => {
  it.each([
    [{ recursos: { productos: 5000 }, borradores: 0 }, 'importó 5.000 productos de archivo.csv'],
    [
      { recursos: { productos: 12, integrantes: 3, proyectos: 1, eventos: 0 } },
      'importó 12 productos, 3 integrantes y 1 proyecto de archivo.csv',
    ],
    [{ recursos: {}, borradores: 7 }, 'importó 7 borradores de archivo.csv'],
    [{ recursos: { noticias: 1 }, borradores: 1 }, 'importó 1 noticia y 1 borrador de archivo.csv'],
  ])('%j', (result, text) => {
    const despues = { archivo: 'archivo.csv', ...result };
    expect(predicate(entry({ recurso: 'importaciones', acciones: ['importar'], despues }))).toBe(text);
  });

  it('says that it was undone', () => {
    const despues = { archivo: 'archivo.csv' };
    expect(predicate(entry({ recurso: 'importaciones', acciones: ['deshacer'], despues }))).toBe(
      'deshizo la importación de archivo.csv',
    );
  });
});

describe("the sentence of 'No es duplicado'", () => {
  const pair = { id: 1, recurso: 'integrantes', registro_id: 3, otro_id: 8 };
  it.each([
    ['agregar', null, pair, 'declaró que 2 integrantes no son duplicados'],
    ['eliminar', pair, null, 'volvió a comparar 2 integrantes'],
    ['deshacer', pair, null, 'deshizo que 2 integrantes no son duplicados'],
    ['deshacer', null, pair, 'deshizo la comparación de 2 integrantes'],
  ])('%s', (accion, antes, despues, text) => {
    expect(predicate(entry({ recurso: 'no_duplicados', acciones: [accion], antes, despues }))).toBe(text);
  });
});

describe('the sentence of a movimiento', () => {
  it.each<[Partial<Movement>, string]>([
    [{ acciones: ['agregar integrante'], despues: vinculo }, 'agregó a Luis Gómez al proyecto «Fatiga en conductores»'],
    [{ acciones: ['quitar integrante'], antes: vinculo }, 'quitó a Luis Gómez del proyecto «Fatiga en conductores»'],
    [
      {
        recurso: 'productos',
        recurso_id: 8,
        acciones: ['agregar a proyecto'],
        antes: { ...producto, proyecto_id: null },
        despues: { ...producto, proyecto_id: 3 },
      },
      'agregó el producto «Guía de carga» al proyecto «Fatiga en conductores»',
    ],
    [
      {
        recurso: 'productos',
        recurso_id: 8,
        acciones: ['quitar de proyecto'],
        antes: { ...producto, proyecto_id: 3 },
        despues: { ...producto, proyecto_id: null },
      },
      'quitó el producto «Guía de carga» del proyecto «Fatiga en conductores»',
    ],
    [
      {
        recurso: 'productos',
        recurso_id: 8,
        acciones: ['agregar a proyecto'],
        despues: { ...producto, proyecto_id: 99 },
      },
      'agregó el producto «Guía de carga» a un proyecto',
    ],
    [{ ...cruces, acciones: ['asignar línea'] }, 'asignó la línea «Seguridad química» al proyecto «Cruces»'],
    [{ ...cruces, acciones: ['actualizar línea'] }, 'cambió la línea del proyecto «Cruces» a «Seguridad química»'],
    [
      { tabla: 'proyecto_integrante', acciones: ['deshacer'], antes: vinculo },
      'deshizo un cambio de la participación de Luis Gómez en el proyecto «Fatiga en conductores»',
    ],
    [
      { recurso_id: 99, acciones: ['agregar integrante'], despues: { integrante_id: 98 } },
      'agregó un integrante al proyecto',
    ],
    [{ recurso_id: 99 }, 'actualizó el proyecto'],
    [{ recurso: 'noticias', despues: { titulo: 'Foro vial' } }, 'actualizó la noticia «Foro vial»'],
    [{ recurso: 'paginas', despues: { titulo: 'Quiénes somos' } }, 'actualizó la página «Quiénes somos»'],
    [{ recurso: 'borradores', despues: { nombre: 'Arrecifes' } }, 'actualizó el borrador «Arrecifes»'],
    [{ recurso: 'integrantes', despues: { nombres: 'Ana', apellidos: 'Núñez' } }, 'actualizó el perfil «Ana Núñez»'],
  ])('%o is "%s"', (fields, sentence) => {
    expect(predicate(entry(fields))).toBe(sentence);
  });

  it('names the changed fields of a resource with one record', () => {
    const antes = { id: 1, codigo: 'A', url_guias: '' };
    const inicio = { recurso: 'inicio', antes, despues: { id: 1, codigo: 'B', url_guias: 'https://a.org' } };
    expect(changedFieldLabels(entry(inicio))).toBe('Código del grupo, Guías');
    expect(changedFieldLabels(entry({ antes, despues: { id: 1, codigo: 'B' } }))).toBe('');
  });

  it('names a field that the list cut where both values are still the same', () => {
    const cut = { objetivo: 'x'.repeat(1_000), codigo: 'A' };
    const inicio = {
      recurso: 'inicio',
      antes: { ...cut, url_guias: '' },
      despues: { ...cut, url_guias: 'https://a.org' },
    };
    expect(changedFieldLabels(entry({ ...inicio, hay_mas: true }))).toBe('Objetivo del grupo, Guías');
    expect(changedFieldLabels(entry(inicio))).toBe('Guías');
  });

  it('needs a list only for names that the movimiento lacks', () => {
    expect(namesNeeded(entry({ despues: { nombre: 'Cruces' } }))).toEqual([]);
    expect(namesNeeded(entry({ recurso: 'inicio' }))).toEqual([]);
    expect(namesNeeded(entry({ acciones: ['agregar integrante'], despues: vinculo }))).toEqual([
      { recurso: 'proyectos', id: 3 },
      { recurso: 'integrantes', id: 5 },
      { recurso: 'proyectos', id: 3 },
    ]);
  });
});

describe('the sentence of every action', () => {
  /** Of a project that is named and linked to a member, a line or a project. A new action does not compile without its sentence. */
  const SENTENCES: Readonly<Record<Accion, string>> = {
    agregar: 'agregó el proyecto «Cruces»',
    actualizar: 'actualizó el proyecto «Cruces»',
    eliminar: 'eliminó el proyecto «Cruces»',
    activar: 'activó el proyecto «Cruces»',
    desactivar: 'desactivó el proyecto «Cruces»',
    'actualizar estado': 'cambió el estado del proyecto «Cruces»',
    ordenar: 'cambió el orden del proyecto «Cruces»',
    retirar: 'retiró el proyecto «Cruces»',
    'dejar de retirar': 'dejó de retirar el proyecto «Cruces»',
    'asignar línea': 'asignó la línea «Seguridad química» al proyecto «Cruces»',
    'actualizar línea': 'cambió la línea del proyecto «Cruces» a «Seguridad química»',
    'agregar integrante': 'agregó a Luis Gómez al proyecto «Fatiga en conductores»',
    'quitar integrante': 'quitó a Luis Gómez del proyecto «Fatiga en conductores»',
    'agregar a proyecto': 'agregó el proyecto «Cruces» al proyecto «Fatiga en conductores»',
    'quitar de proyecto': 'quitó el proyecto «Cruces» del proyecto «Fatiga en conductores»',
    'actualizar imagen': 'cambió la imagen del proyecto «Cruces»',
    'actualizar texto completo': 'cambió el texto completo del proyecto «Cruces»',
    'eliminar texto completo': 'eliminó el texto completo del proyecto «Cruces»',
    deshacer: 'deshizo un cambio del proyecto «Cruces»',
    'restaurar versión': 'restauró una versión del proyecto «Cruces»',
    archivar: 'archivó el proyecto «Cruces»',
    fusionar: 'fusionó el proyecto «Cruces»',
    restaurar: 'restauró el proyecto «Cruces»',
    'eliminar para siempre': 'eliminó para siempre el proyecto «Cruces»',
    publicar: 'publicó el proyecto «Cruces»',
    'crear vista previa': 'creó una vista previa del proyecto «Cruces»',
    'revocar vista previa': 'revocó una vista previa del proyecto «Cruces»',
    'cambiar clave': 'cambió la contraseña del proyecto «Cruces»',
    'cargar contenido de ejemplo': 'cargó el contenido de ejemplo del proyecto «Cruces»',
    importar: 'importó el proyecto «Cruces»',
  };
  const row = { nombre: 'Cruces', titulo: 'Cruces', nombres: 'Cruces', linea_id: 3, ...vinculo };
  const linked = { recurso_id: 7, tabla: 'proyectos', antes: row, despues: row };

  it.each(ACCIONES)('%s', (accion) => {
    expect(predicate(entry({ ...linked, acciones: [accion] }))).toBe(SENTENCES[accion]);
  });

  it.each(RECORDED)('of %s names what it was done to', (recurso) => {
    const noun = nouns[recurso].replace(/^el |^la /, '');
    expect(nouns[recurso]).toMatch(/^(el|la) \p{Ll}/u);
    for (const accion of ACCIONES) {
      const sentence = predicate(entry({ ...linked, recurso, tabla: recurso, acciones: [accion] }));
      expect(sentence).toMatch(/^\p{Ll}+[óo] /u);
      expect(sentence).toContain(accion.endsWith(' integrante') ? 'Luis Gómez' : noun);
      expect(sentence).not.toMatch(/registró|\ba el\b|\bde el\b/);
    }
  });
});

describe('a date of a movimiento', () => {
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
