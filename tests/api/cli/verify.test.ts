import { describe, expect, it } from 'vitest';
import { anImage } from '../../support/images.ts';
import { testApp } from '../../support/testApp.ts';
import { runPortal, spawnPortal, temporaryFolder } from './runPortal.ts';
import { corrupt, databaseOf, stoppedPortal } from './stoppedPortal.ts';

const ALL_GOOD = [
  'bien  Integridad de la base de datos',
  'bien  Versión',
  'bien  Referencias entre registros',
  'bien  Tablas',
  'bien  Cada registro con su archivo',
  'bien  Contenido de los archivos',
  'bien  Cada archivo con su registro',
];

const PDF = `${'0'.repeat(32)}.pdf`;

describe('verificar', () => {
  it('reports no problem for the sample content while the portal runs', async () => {
    const dataDir = temporaryFolder();
    await using _portal = await testApp({ dataDir, sampleContent: true });
    const { code, output, error } = await spawnPortal(dataDir, ['verificar']);
    expect({ code, error }).toEqual({ code: 0, error: '' });
    expect(output.trimEnd().split('\n')).toEqual(ALL_GOOD);
  });

  it.each([
    {
      title: 'a broken reference',
      sql: "insert into productos (nombre, proyecto_id) values ('Libro', 99)",
      line: 'MAL   Referencias entre registros: productos 1 apunta a algo que no está en proyectos',
    },
    {
      title: 'a missing image',
      sql: "delete from imagenes where nombre like '%.webp'",
      line: 'MAL   Cada registro con su archivo: el del integrante 1',
    },
    {
      title: 'a missing full text',
      sql: `insert into productos (nombre, pdf) values ('Libro', '${PDF}')`,
      line: 'MAL   Cada registro con su archivo: el del producto 1',
    },
    {
      title: 'a missing file of a text',
      sql: `insert into archivos (nombre, created_at, created_by) values ('${PDF}', '', '');
        insert into usos_archivos (archivo, tabla, registro_id) values ('${PDF}', 'noticias', 1)`,
      line: 'MAL   Cada registro con su archivo: el de la noticia 1',
    },
    {
      title: 'a truncated full text',
      sql: `insert into productos (nombre, pdf) values ('Libro', '${PDF}');
        insert into imagenes (nombre, ancho, tipo, bytes) values ('${PDF}', 0, 'application/pdf', cast('%PDF-1.4' as blob))`,
      line: `MAL   Contenido de los archivos: ${PDF} (ancho 0)`,
    },
    {
      title: 'an unused image',
      sql: "delete from movimientos where recurso = 'convenios'; update convenios set logo = ''",
      line: /^MAL {3}Cada archivo con su registro: [0-9a-f]{32}\.svg$/m,
    },
    {
      title: 'a truncated image',
      sql: "update imagenes set bytes = substr(bytes, 1, 500) where nombre like '%.webp' and ancho = 160",
      line: /^MAL {3}Contenido de los archivos: [0-9a-f]{32}\.webp \(ancho 160\)$/m,
    },
    {
      title: 'a logo of another type',
      sql: "update imagenes set bytes = cast('<html></html>' as blob) where nombre in (select logo from convenios)",
      line: /^MAL {3}Contenido de los archivos: [0-9a-f]{32}\.svg \(ancho 0\)$/m,
    },
    {
      title: 'an unknown trigger',
      sql: 'create trigger intruso after insert on usuarios begin delete from movimientos; end',
      line: 'MAL   Tablas: sobra trigger intruso',
    },
    {
      title: 'a missing index',
      sql: 'drop index productos_proyecto',
      line: 'MAL   Tablas: falta index productos_proyecto',
    },
    {
      title: 'a newer version',
      sql: "insert into kysely_migration values ('999_futuro', '2030-01-01')",
      line: 'MAL   Versión: La base de datos es de una versión más nueva del portal, o de otro (999_futuro)',
    },
  ])('reports $title and exits 1', async ({ sql, line }) => {
    const dataDir = await stoppedPortal();
    corrupt(databaseOf(dataDir), sql);
    const { code, output, error } = await runPortal(dataDir, ['verificar']);
    expect({ code, error }).toEqual({ code: 1, error: 'La base de datos tiene problemas.\n' });
    expect(output).toMatch(line);
    expect(output.match(/^MAL/gm)).toHaveLength(1);
  });

  it('reports no picture that was uploaded to the identity and not saved', async () => {
    const dataDir = temporaryFolder();
    await using portal = await testApp({ dataDir });
    await (await portal.staff()).call('addImagenIdentidad', { body: {}, file: await anImage() });
    expect(await spawnPortal(dataDir, ['verificar'])).toMatchObject({ code: 0, error: '' });
  });

  it('lists five problems per check and counts the rest', async () => {
    const dataDir = await stoppedPortal();
    const rows = Array.from({ length: 7 }, () => "('Libro', 99)").join();
    corrupt(databaseOf(dataDir), `insert into productos (nombre, proyecto_id) values ${rows}`);
    const { output } = await runPortal(dataDir, ['verificar']);
    expect(output).toMatch(/productos 5 apunta a algo que no está en proyectos y 2 más$/m);
  });
});
