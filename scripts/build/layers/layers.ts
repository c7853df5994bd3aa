/** The direction of imports (docs/decisions/0001). */
import { RESOURCE_NAMES } from '../../../contract/resources/resources.ts';

/** What each folder of the project may import besides its own files. */
export const PARTS: Readonly<Record<string, readonly string[]>> = {
  color: [],
  contract: ['color'],
  citation: ['contract'],
  i18n: ['contract'],
  client: ['contract'],
  dataProvider: ['contract', 'client'],
  api: ['color', 'contract', 'citation', 'i18n'],
  admin: ['color', 'contract', 'citation', 'i18n', 'client', 'dataProvider'],
  'public-site': ['contract', 'citation', 'i18n', 'client'],
};

/** The files of a folder itself, among its folders. */
export const OWN_FILES = '.';

/**
 * The folders of a folder, from the bottom up. A file imports from its own folder and from those in earlier rows; the folders of one
 * row do not import each other. A folder that is not listed may import nothing of the others.
 */
export const LEVELS: Readonly<Record<string, readonly (string | readonly string[])[]>> = {
  contract: [
    'values',
    ['bibliography', 'fields', 'identidad'],
    'duplicates',
    'resources',
    'addresses',
    'entities',
    'wire',
    'calls',
  ],
  dataProvider: ['core', 'resources', 'methods', OWN_FILES],

  api: [
    ['database', 'errors', 'fastify'],
    'node',
    ['auth', 'imports', 'uploads', 'visitas'],
    'resources',
    'documents',
    'shareImages',
    'pages',
    'cache',
    ['config', 'enlaces', 'http', 'metrics', 'sample'],
    'copies',
    'backups',
    'export',
    OWN_FILES,
    'transfer',
    'cli',
  ],
  'api/http': ['requests', 'files', ['calls', 'importThread', 'pages'], OWN_FILES],
  'api/resources': [
    ['html', 'names'],
    ['schemaOrg', 'visibility'],
    ['auditLog', 'bibliography'],
    'parts',
    ['searchIndex', 'site'],
    'calls',
    'records',
    // What goes through all resources is given their list; it imports none of them.
    ['reversal', 'sesion'],
    ['drafts', 'duplicates', 'noAplica'],
    [
      'archivos',
      'busqueda',
      'ejemplo',
      'fusion',
      'history',
      'imports',
      'movements',
      'orden',
      'origen',
      'pendientes',
      'portal',
      'backups',
      'visitas',
    ],
    // Deletes what imports say of a record.
    'trash',
    // Each may import those before it.
    ...RESOURCE_NAMES,
    OWN_FILES,
  ],

  'api/resources/imports': ['stored', 'values', ['reading', 'review'], 'writing', OWN_FILES],

  admin: [
    'addresses',
    'display',
    'session',
    'feedback',
    'components',
    'records',
    'tools',
    'resources',
    'shell',
    OWN_FILES,
  ],
  'admin/records': [
    ['export', 'merge', 'origen'],
    ['duplicates', 'localCopies'],
    'forms',
    ['archive', 'copiedRecord'],
    ['conflicts', 'drafts'],
    ['versions', 'visitas'],
    'actions',
    ['editors', 'list'],
  ],
  'admin/records/forms': ['state', 'inputs', ['frame', 'html', 'order', 'textList']],
  'admin/records/forms/html': ['schema', ['dialogs', 'paste'], 'toolbar', OWN_FILES],
  'admin/tools': [['imports', 'merge', 'movements', 'trash', 'pendientes'], 'dashboard', OWN_FILES],
  'admin/tools/imports': ['state', ['file', 'list', 'rows'], 'show'],
  'admin/resources': [RESOURCE_NAMES, OWN_FILES],
  'admin/shell': ['signIn', ['layout', 'login', 'theme'], OWN_FILES],

  'public-site': [
    ['media', 'styles'],
    'settings',
    'router',
    'data',
    'components',
    'outlines',
    'pages',
    'resources',
    'layout',
    'prefetch',
    'app',
    'ssr',
    OWN_FILES,
  ],
};

const BELOW_RESOURCES = ['admin/{addresses,components,display,feedback,records,session,tools}/**'];

/** Folders that import less of their part than those below them. */
export const NARROWER: Readonly<Record<string, readonly string[]>> = {
  'api/config': [],
  'api/visitas': ['api/{database,errors}/**'],
  // The child process that reads files loads no more than it needs.
  'api/imports/read': ['api/errors/**'],
  'api/metrics': ['api/{cache,database,errors,fastify}/**'],
  'api/sample': ['api/{auth,database,errors,resources,uploads}/**'],
  'api/enlaces': ['api/{auth,database,errors,fastify,node,resources,uploads}/**'],
  'api/copies': ['api/{auth,config,database,errors,uploads}/**'],
  'api/backups': ['api/{auth,config,copies,database,errors,fastify,resources,uploads}/**'],
  'api/export': ['api/{backups,config,copies,database,errors,fastify,node,resources,uploads}/**'],
  'api/transfer': ['api/{backups,copies,database,errors,node,resources,uploads}/**'],
  'api/cli': [
    'api/{auth,backups,config,copies,database,enlaces,errors,export,imports,transfer,uploads}/**',
    'api/resources/{imports,parts}/**',
    'api/resources/serverResources.ts',
  ],
  'admin/components/charts': [],
  // Only the frame of the back office knows the list of resources; what is in it reads the list from a context.
  'admin/shell/layout': [...BELOW_RESOURCES, 'admin/shell/signIn/**'],
  'admin/shell/login': [...BELOW_RESOURCES, 'admin/shell/signIn/**'],
  'admin/shell/signIn': BELOW_RESOURCES,
  'admin/shell/theme': BELOW_RESOURCES,
};

/** The one import of the back office by the public site. */
export const EXCEPTIONS: readonly (readonly [file: string, imported: string])[] = [
  ['public-site/prefetch/loadAdmin.ts', 'admin/index.tsx'],
];
