import { siteResources } from '../../../contract/resources/siteResources.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { SITE_MAP_LISTS } from '../../data/pageCalls.ts';
import { usePageCall } from '../../data/usePageCall.ts';
import { outlines } from '../../outlines/outlines.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { type ListedResource, MapaDelSitioView } from './MapaDelSitioView.tsx';

function useLists(): ListedResource[] {
  return SITE_MAP_LISTS.map((list) => {
    const { call } = siteResources[list].list;
    // biome-ignore lint/correctness/useHookAtTopLevel: every render makes the calls of the same constant list
    return { list, state: usePageCall('mapaDelSitio', call, {}, outlines[list].entriesIn) };
  });
}

export default function MapaDelSitioPage() {
  usePageTitle(siteTexts.siteMap.title);
  return <MapaDelSitioView lists={useLists()} />;
}
