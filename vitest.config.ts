import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import packageJson from './package.json' with { type: 'json' };
import { COMPILE_CACHE } from './tests/support/compileCache.ts';

// Colombia's clock, so that a date that slips by a day is seen.
process.env.TZ = 'America/Bogota';

const noiseFails = './tests/support/noiseFails.ts';
/** Files that replace a module, need sharp before the API has limited what it reads, or import what only Vite can load. */
const isolated = [
  'tests/api/uploads/svg.test.ts',
  'tests/api/auth/hashConcurrency.test.ts',
  'tests/api/imports/roundTrip.test.ts',
];
/** Node loads the server's files by itself, as in production: Vite's loader takes a quarter more time, since each use of an import is a call. */
const loadedByNode = { viteModuleRunner: false, nodeLoader: false };
/** A test of the site that renders the back office. */
const backOfficeInSite = 'tests/public-site/admin.test.tsx';
/** Each list, form and editor of the back office, which `npm run test:thorough` renders with the build of React that warns: a warning fails the test. */
const warned = [
  'tests/admin/{fields,frame,inicio,listFailures,merge,recordPages}.test.tsx',
  'tests/admin/imports/importRows.test.tsx',
  'tests/admin/editor/htmlEditor.test.tsx',
];
const screens = ['screens', 'fastRender', 'freshStyles'].map((name) => `./tests/support/${name}.ts`);
/** The production build of React has no `act`: Testing Library then calls that of react-dom/test-utils. Vite loads only its ESM build. */
const withProductionAct = {
  '@testing-library/react': '@testing-library/react/dist/@testing-library/react.esm.js',
  'react-dom/test-utils': `${import.meta.dirname}/tests/support/productionAct.ts`,
};
/**
 * Every value that no field accepts, in each field of each call (`fuzz` sends random ones), the largest body of each call, measured up
 * to seven times, and what each failing start says.
 */
const thoroughOnSqlite = ['tests/api/{largestBodies,malformed}.test.ts', 'tests/scripts/startLog.test.ts'];
const notOnPostgres = [
  // They never touch a database, or are about SQLite's own file.
  'tests/api/{durability,config,cache.memory,cache.thread,sample,shareImages.draw}.test.ts',
  'tests/api/pages.{bibliography,head,jsonLd,jsonLd.lists}.test.ts',
  // They parse requests or render responses; other files run the queries behind these on PostgreSQL.
  'tests/api/{access,addresses,cache,citations,citations.export,errors,forms,fuzz.bytes,head,jsonForms,largestBodies,load,log,malformed,metrics,requestLimits,routes,shareImages}.test.ts',
  'tests/api/signposting.test.ts',
];
/** The others send PostgreSQL nine tenths of the statements, and all that lock: `npm run test:thorough` runs these there too. */
const thoroughOnPostgres = [
  'tests/api/{attacks,borradores,borradores.publishing,cache.misses,calendars,cifras,confirmation,convenios}.test.ts',
  'tests/api/{descriptorColumns,ejemplo,eventos,eventos.rules,feeds,fileColumns,fullTexts,fuzz,hiddenMembers}.test.ts',
  'tests/api/{historia.papelera,historia.several,home,icons,identidad,identidad.site,identidad.video,identidadPreview,ids}.test.ts',
  'tests/api/{imagenes,images,importaciones,importaciones.eliminar,importaciones.filas}.test.ts',
  'tests/api/{inBatches,integrantes,integrantes.rules,lineas,links,movimientos,pages,pages.errors,pages.heads}.test.ts',
  'tests/api/{paginas.site,privacy,productos,proyectos,proyectos.rules,redirecciones,sections,serverResource,service}.test.ts',
  'tests/api/{session,sitemap,template,twinNames,uploads,usuarios,usuarios.list,usuarios.password,versions,visitas}.test.ts',
  'tests/api/vistasPrevias{,.limites}.test.ts',
];
const onServer = {
  environment: 'node',
  // The API is imported once for each worker instead of once for each file.
  isolate: false,
  experimental: loadedByNode,
  setupFiles: [noiseFails],
};
const onPostgres = { ...onServer, globalSetup: './tests/support/postgresServer.ts' };

export default defineConfig(({ mode }) => ({
  plugins: [react()],
  define: { __APP_VERSION__: JSON.stringify(packageJson.version) },
  test: {
    // Patience for a busy machine, whose pauses are no failure: speed is measured in bench/.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A poll waits for its condition; 1 s, the default, is short on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    // By default one core is left to the main process, which has little to do. A third worker makes the whole slower.
    maxWorkers: '100%',
    env: { ...COMPILE_CACHE, ...(mode === 'fuzz' && { FUZZ_ROUNDS: '10' }) },
    projects: [
      {
        extends: true,
        test: {
          ...onServer,
          name: 'node',
          include: ['tests/{client,color,contract,citation,api,dataProvider,i18n,scripts}/**/*.test.ts'],
          exclude: [...isolated, ...thoroughOnSqlite],
        },
      },
      {
        extends: true,
        test: { ...onServer, name: 'node-thorough', include: thoroughOnSqlite },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          environment: 'node',
          include: isolated,
          setupFiles: [noiseFails],
        },
      },
      {
        extends: true,
        test: {
          ...onPostgres,
          name: 'postgres',
          include: ['tests/api/*.test.ts'],
          exclude: [...notOnPostgres, ...thoroughOnPostgres],
        },
      },
      {
        extends: true,
        test: { ...onPostgres, name: 'postgres-thorough', include: thoroughOnPostgres },
      },
      {
        extends: true,
        oxc: { jsx: { development: false } },
        resolve: { alias: withProductionAct },
        test: {
          name: 'screens',
          environment: 'happy-dom',
          // The build of React that the staff run, in two thirds of the time of the other one.
          env: { NODE_ENV: 'production' },
          include: ['tests/admin/**/*.test.{ts,tsx}', backOfficeInSite],
          // react-admin is imported once for each worker instead of once for each file: a third of the time.
          isolate: false,
          setupFiles: [noiseFails, ...screens],
        },
      },
      {
        extends: true,
        test: {
          name: 'warnings-thorough',
          environment: 'happy-dom',
          include: warned,
          isolate: false,
          setupFiles: [noiseFails, ...screens],
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          environment: 'happy-dom',
          include: ['tests/public-site/**/*.test.{ts,tsx}'],
          exclude: [backOfficeInSite],
          // Its workers have none of the back office's thousand style rules, which every computed style checks.
          isolate: false,
          setupFiles: [noiseFails, './tests/support/screens.ts'],
        },
      },
    ],
  },
}));
