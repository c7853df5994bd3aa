/** The direction of imports (docs/decisions/0001). */
import { RESOURCE_NAMES } from '../../../contract/resources/resources.ts';

export interface Layer {
  /** globs from the project root; files of one layer may import each other */
  files: readonly string[];
  mayImport: readonly string[];
}

const layer = (files: string | readonly string[], mayImport: readonly string[]): Layer => ({
  files: [files].flat(),
  mayImport,
});

/** What both sides agree on, and the colour arithmetic that its rules and both sides need. */
const CONTRACT = ['color/**', 'contract/**'];
/** What fetches the calls of the contract in a browser. */
const CLIENT = ['client/**'];
/** Formatters that the site, the back office and the API share. */
const CITATION = ['citation/**'];

const API_BASE = ['api/database/**', 'api/errors/httpError.ts'];
const API_BELOW_RESOURCES = [...CONTRACT, ...CITATION, ...API_BASE, 'api/auth/**', 'api/uploads/**'];
const API_BELOW_PAGES = [...API_BELOW_RESOURCES, 'api/resources/**'];
const API_BELOW_CACHE = [...API_BELOW_PAGES, 'api/{pages,documents,previews,visitas}/**'];
const API_BELOW_HTTP = [...API_BELOW_CACHE, 'api/cache/**'];

/** The part of the commands that copies and checks databases; the portal's own backups use it too. */
const API_COPIES = ['api/copies/**'];
const API_BELOW_COMMANDS = [...API_BELOW_RESOURCES, ...API_COPIES, 'api/config/config.ts'];

const ADMIN_BASE = [
  'admin/addresses/**',
  'admin/display/**',
  ...CONTRACT,
  ...CITATION,
  ...CLIENT,
  'dataProvider/**',
  'i18n/**',
];
const ADMIN_BELOW_SESSION = [...ADMIN_BASE, 'admin/{feedback,records/export}/**'];
const ADMIN_BELOW_COMPONENTS = [...ADMIN_BELOW_SESSION, 'admin/session/**'];
const MERGE = ['admin/records/merge/**'];
const ADMIN_BELOW_FORMS = [...ADMIN_BELOW_COMPONENTS, 'admin/components/**', 'admin/records/localCopies/**', ...MERGE];
const ADMIN_BELOW_CONFLICTS = [...ADMIN_BELOW_FORMS, 'admin/records/forms/**'];
const ADMIN_BELOW_RESOURCES = [...ADMIN_BELOW_CONFLICTS, 'admin/records/{archive,conflicts,drafts}/**'];
/** Parts of the screens of several resources. */
const ADMIN_HISTORY = ['admin/{records/{versiones,visitas},tools/movimientos}/**'];
const ADMIN_RESOURCES = [
  ...RESOURCE_NAMES.map((name) => `resources/${name}`),
  'tools/papelera',
  'tools/pendientes',
].map((folder) => `admin/${folder}/**`);

/** From the bottom up; the first layer that matches a file counts. */
export const LAYERS: readonly Layer[] = [
  layer('color/**', []),
  layer('contract/**', ['color/**']),
  layer(CLIENT, CONTRACT),
  layer(CITATION, CONTRACT),
  layer('i18n/**', CONTRACT),
  layer('dataProvider/core/**', [...CONTRACT, ...CLIENT]),
  layer('dataProvider/**', [...CONTRACT, ...CLIENT, 'dataProvider/core/**']),

  layer(API_BASE, CONTRACT),
  layer('api/config/config.ts', CONTRACT),
  layer('api/auth/**', [...CONTRACT, ...API_BASE]),
  layer('api/uploads/**', [...CONTRACT, ...API_BASE]),
  layer('api/resources/**', API_BELOW_RESOURCES),
  layer('api/pages/**', [...API_BELOW_PAGES, 'api/documents/**', 'api/previews/**']),
  layer('api/previews/**', [...API_BELOW_PAGES, 'api/documents/**']),
  layer('api/documents/**', API_BELOW_PAGES),
  layer('api/visitas/**', [...CONTRACT, ...API_BASE]),
  layer('api/cache/**', API_BELOW_CACHE),
  layer('api/http/**', API_BELOW_HTTP),
  layer('api/metrics/**', [...API_BASE, 'api/cache/**']),
  layer('api/sample/**', API_BELOW_PAGES),
  layer('api/enlaces/**', [...API_BELOW_RESOURCES, 'api/resources/**']),
  layer(API_COPIES, [...API_BELOW_RESOURCES, 'api/config/config.ts']),
  layer('api/backups/**', [...API_BELOW_COMMANDS, 'api/resources/**']),
  layer('api/cli/**', [...API_BELOW_COMMANDS, 'api/backups/**', 'api/enlaces/**']),
  layer('api/*.ts', [
    ...API_BELOW_HTTP,
    ...API_COPIES,
    'api/{backups,enlaces,http,metrics}/**',
    'api/config/config.ts',
    'api/sample/**',
  ]),

  layer(ADMIN_BASE.slice(0, 2), ADMIN_BASE),
  layer('admin/{feedback,records/export}/**', ADMIN_BASE),
  layer('admin/session/**', ADMIN_BELOW_SESSION),
  layer('admin/components/**', ADMIN_BELOW_COMPONENTS),
  layer(MERGE, ADMIN_BASE),
  layer('admin/records/localCopies/**', [...ADMIN_BELOW_SESSION, ...MERGE]),
  layer('admin/records/forms/**', ADMIN_BELOW_FORMS),
  layer('admin/records/archive/**', ADMIN_BELOW_CONFLICTS),
  layer('admin/records/conflicts/**', [...ADMIN_BELOW_CONFLICTS, 'admin/records/archive/**']),
  layer('admin/records/drafts/**', ADMIN_BELOW_CONFLICTS),
  layer(ADMIN_HISTORY, ADMIN_BELOW_RESOURCES),
  ...ADMIN_RESOURCES.map((files) => layer(files, [...ADMIN_BELOW_RESOURCES, ...ADMIN_HISTORY])),
  layer('admin/{shell/layout,shell/login,shell/theme,tools/dashboard}/**', [
    ...ADMIN_BELOW_RESOURCES,
    ...ADMIN_HISTORY,
    ...ADMIN_RESOURCES,
  ]),
  layer('admin/{*,resources/*,shell/*}', ['admin/**', ...ADMIN_BELOW_RESOURCES]),

  layer('public-site/prefetch/loadAdmin.ts', ['admin/index.tsx']),
  layer('public-site/**', [...CONTRACT, ...CITATION, ...CLIENT, 'i18n/**']),
];
