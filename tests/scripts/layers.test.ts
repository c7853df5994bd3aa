import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findBreaches } from '../../scripts/build/layers/findBreaches.ts';
import { LEVELS, PARTS } from '../../scripts/build/layers/layers.ts';

const ALLOWED = [
  ['contract/wire/proyecto.ts', '../addresses/siteLineas.ts'],
  ['api/auth/sessions.ts', '../database/open.ts'],
  ['api/resources/proyectos/handlers.ts', '../../uploads/store.ts'],
  ['api/http/calls/router.ts', '../../cache/registerCache.ts'],
  ['api/app.ts', './http/router.ts'],
  ['admin/resources/eventos/EventoList.tsx', '../../components/Page.tsx'],
  ['public-site/prefetch/loadAdmin.ts', '../../admin/index.tsx'],
  ['contract/entities/identidad.ts', '../../color/contrast.ts'],
  ['contract/calls/schemas.ts', './endpoints.ts'],
  ['dataProvider/core/context.ts', '../../client/call.ts'],
  ['api/resources/records/records.ts', '../calls/handler.ts'],
  ['api/resources/integrantes/resource.ts', '../productos/queries.ts'],
  ['api/resources/handlers.ts', './eventos/handlers.ts'],
  ['admin/records/editors/RecordForm.tsx', '../forms/frame/RuleForm.tsx'],
  ['admin/records/forms/html/HtmlInput.tsx', '../inputs/CountedTextInput.tsx'],
  ['api/resources/imports/writing/apply.ts', '../review/written.ts'],
  ['admin/shell/PortalAdmin.tsx', './layout/AdminLayout.tsx'],
  ['public-site/ssr/server.tsx', '../app/Site.tsx'],
] as const;

const REFUSED = [
  ['contract/fields/fields.ts', '../../i18n/dates.ts'],
  ['i18n/i18nProvider.ts', '../admin/addresses/paths.ts'],
  ['dataProvider/core/crud.ts', '../resources/proyectos.ts'],
  ['dataProvider/index.ts', '../i18n/i18nProvider.ts'],
  ['api/database/open.ts', '../auth/sessions.ts'],
  ['api/errors/httpError.ts', '../config/config.ts'],
  ['api/config/config.ts', '../database/open.ts'],
  ['api/auth/sessions.ts', '../uploads/store.ts'],
  ['api/uploads/store.ts', '../auth/sessions.ts'],
  ['api/resources/handlers.ts', '../pages/homePage.ts'],
  ['api/pages/homePage.ts', '../cache/registerCache.ts'],
  ['api/cache/registerCache.ts', '../http/calls/router.ts'],
  ['api/http/calls/router.ts', '../../app.ts'],
  ['api/http/requests/errors.ts', '../calls/operation.ts'],
  ['api/sample/load.ts', '../http/calls/router.ts'],
  ['api/cli/verify.ts', '../resources/handlers.ts'],
  ['api/app.ts', './cli/main.ts'],
  ['admin/display/fieldLabel.ts', '../records/forms/frame/RuleForm.tsx'],
  ['admin/session/stores.ts', '../feedback/useToast.tsx'],
  ['admin/feedback/useToast.tsx', '../components/Page.tsx'],
  ['admin/components/Page.tsx', '../records/forms/frame/RuleForm.tsx'],
  ['admin/records/forms/inputs/FileField.tsx', '../frame/RuleForm.tsx'],
  ['api/resources/imports/review/review.ts', '../writing/apply.ts'],
  ['admin/records/forms/frame/RuleForm.tsx', '../../editors/RecordForm.tsx'],
  ['admin/records/editors/RecordForm.tsx', '../../resources/eventos/EventoList.tsx'],
  ['admin/resources/eventos/EventoList.tsx', '../convenios/ConvenioList.tsx'],
  ['admin/shell/layout/SideMenu.tsx', '../PortalAdmin.tsx'],
  ['admin/shell/layout/SideMenu.tsx', '../../resources/resources.ts'],
  ['admin/addresses/adminResource.ts', '../resources/eventos/index.ts'],
  ['admin/shell/PortalAdmin.tsx', '../../public-site/main.tsx'],
  ['public-site/app/App.tsx', '../../admin/index.tsx'],
  ['public-site/app/App.tsx', '../../dataProvider/index.ts'],
  ['color/oklch.ts', '../contract/values/constants.ts'],
  ['contract/values/slug.ts', '../entities/linea.ts'],
  ['contract/entities/draft.ts', '../calls/endpoints.ts'],
  ['contract/newFolder/file.ts', '../values/slug.ts'],
  ['contract/fields/fields.ts', '../index.ts'],
  ['client/sendCall.ts', '../dataProvider/index.ts'],
  ['api/cache/cacheKey.ts', '../../client/call.ts'],
  ['api/metrics/registry.ts', '../resources/handlers.ts'],
  ['api/resources/calls/handler.ts', '../borradores/publish.ts'],
  ['api/resources/pendientes/handlers.ts', '../eventos/pendientes.ts'],
  ['api/resources/proyectos/handlers.ts', '../lineas/resource.ts'],
  ['api/resources/eventos/handlers.ts', '../serverResources.ts'],
  ['admin/records/localCopies/CopyOffers.tsx', '../forms/RuleForm.tsx'],
  ['admin/records/drafts/RecordDraft.tsx', '../conflicts/SaveResolver.tsx'],
  ['admin/tools/pendientes/PendienteList.tsx', '../../resources/resources.ts'],
  ['admin/components/charts/ChartCard.tsx', '../Page.tsx'],
  ['public-site/data/useCall.ts', '../resources/lazyPages.ts'],
  ['public-site/components/Icon/Icon.tsx', '../../layout/Header/Header.tsx'],
  ['public-site/prefetch/prefetch.ts', '../../admin/index.tsx'],
  ['admin/newFolder/file.ts', '../addresses/paths.ts'],
] as const;

describe('the direction of imports', () => {
  it.each(ALLOWED)('allows %s to import %s', (file, specifier) => {
    expect(findBreaches(file, `import { x } from '${specifier}';`)).toEqual([]);
  });

  it.each(REFUSED)('refuses that %s imports %s', (file, specifier) => {
    expect(findBreaches(file, `import { x } from '${specifier}';`)).toHaveLength(1);
  });

  it('finds type, lazy and side-effect imports', () => {
    const sources = [
      "import type { X } from '../../app.ts';",
      "await import('../../app.ts');",
      "import '../../app.ts';",
    ];
    expect(sources.flatMap((source) => findBreaches('api/http/requests/cors.ts', source))).toHaveLength(3);
  });
});

const foldersOf = (folder: string): string[] =>
  readdirSync(new URL(`../../${folder}/`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

describe('the table of directions', () => {
  it.each(Object.keys(LEVELS))('has every folder of %s', (folder) => {
    const listed = LEVELS[folder]?.flat() ?? [];
    expect(foldersOf(folder).filter((name) => !listed.includes(name))).toEqual([]);
  });

  it.each(Object.keys(PARTS).filter((part) => foldersOf(part).length > 3))('orders the folders of %s', (part) => {
    expect(LEVELS).toHaveProperty([part]);
  });
});

it.each(['admin', 'contract'])('%s has at most ten entries on its first level', (part) => {
  expect(readdirSync(new URL(`../../${part}/`, import.meta.url)).length).toBeLessThanOrEqual(10);
});
