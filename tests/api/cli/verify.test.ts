import { describe, expect, it } from 'vitest';
import { testApp } from '../../support/testApp.ts';
import { aPortal, corrupt, fileOfForm } from './aPortal.ts';
import { runPortal, temporaryFolder } from './runPortal.ts';

const TODO_BIEN = [
  'bien  Integridad de la base de datos',
  'bien  Versión',
  'bien  Referencias entre registros',
  'bien  Tablas',
  'bien  Cada registro con su imagen',
  'bien  Contenido de las imágenes',
  'bien  Cada imagen con su registro',
];

describe('verificar', () => {
  it('finds nothing wrong with the sample group while the portal serves it', async () => {
    const dataDir = temporaryFolder();
    await using _portal = await testApp({ dataDir, sampleContent: true });
    const { codigo, salida, error } = await runPortal(dataDir, ['verificar']);
    expect({ codigo, error }).toEqual({ codigo: 0, error: '' });
    expect(salida.trimEnd().split('\n')).toEqual(TODO_BIEN);
  });

  it.each([
    {
      caso: 'a reference to nothing',
      sql: "insert into productos (nombre, proyecto_id) values ('Libro', 99)",
      linea: 'MAL   Referencias entre registros: productos 1 apunta a algo que no está en proyectos',
    },
    {
      caso: 'a picture that is not there',
      sql: "delete from imagenes where nombre like '%.webp'",
      linea: 'MAL   Cada registro con su imagen: la del integrante 1',
    },
    {
      caso: 'a picture of nobody',
      sql: "update convenios set logo = ''",
      linea: /^MAL {3}Cada imagen con su registro: [0-9a-f]{32}\.svg$/m,
    },
    {
      caso: 'a picture cut short',
      sql: "update imagenes set bytes = substr(bytes, 1, 500) where nombre like '%.webp' and ancho = 160",
      linea: /^MAL {3}Contenido de las imágenes: [0-9a-f]{32}\.webp \(ancho 160\)$/m,
    },
    {
      caso: 'a logo that is another thing',
      sql: "update imagenes set bytes = cast('<html></html>' as blob) where nombre like '%.svg'",
      linea: /^MAL {3}Contenido de las imágenes: [0-9a-f]{32}\.svg \(ancho 0\)$/m,
    },
    {
      caso: 'a trigger that is not ours',
      sql: 'create trigger intruso after insert on usuarios begin delete from movimientos; end',
      linea: 'MAL   Tablas: sobra trigger intruso',
    },
    {
      caso: 'a missing index',
      sql: 'drop index productos_proyecto',
      linea: 'MAL   Tablas: falta index productos_proyecto',
    },
    {
      caso: 'a newer version',
      sql: "insert into kysely_migration values ('999_futuro', '2030-01-01')",
      linea: 'MAL   Versión: La base de datos es de una versión más nueva del portal, o de otro (999_futuro)',
    },
  ])('tells of $caso and exits 1', async ({ sql, linea }) => {
    const dataDir = await aPortal();
    corrupt(fileOfForm(dataDir), sql);
    const { codigo, salida, error } = await runPortal(dataDir, ['verificar']);
    expect({ codigo, error }).toEqual({ codigo: 1, error: 'La base de datos tiene problemas.\n' });
    expect(salida).toMatch(linea);
    expect(salida.match(/^MAL/gm)).toHaveLength(1);
  });

  it('names a few problems of a kind and counts the rest', async () => {
    const dataDir = await aPortal();
    const filas = Array.from({ length: 7 }, () => "('Libro', 99)").join();
    corrupt(fileOfForm(dataDir), `insert into productos (nombre, proyecto_id) values ${filas}`);
    const { salida } = await runPortal(dataDir, ['verificar']);
    expect(salida).toMatch(/productos 5 apunta a algo que no está en proyectos y 2 más$/m);
  });
});
