import { sitePages } from '../../../contract/addresses/sitePages.ts';
import { siteResources } from '../../../contract/resources/siteResources.ts';
import { usePageCall } from '../../data/useCall.ts';
import { outlines } from '../../outlines/outlines.ts';
import { usePageTitle } from '../../router/usePageTitle.ts';
import { type ListedResource, MapaDelSitioView } from './MapaDelSitioView.tsx';

const { name, lists } = sitePages.mapaDelSitio;

function useLists(): ListedResource[] {
  return lists.map((list) => {
    const { call } = siteResources[list].list;
    // biome-ignore lint/correctness/useHookAtTopLevel: every render makes the calls of the same constant list
    return { list, state: usePageCall('mapaDelSitio', call, {}, outlines[list].entriesIn) };
  });
}

export default function MapaDelSitioPage() {
  usePageTitle(name);
  return <MapaDelSitioView lists={useLists()} />;
}
