import { type Drawings, drawingNames } from '../../../contract/identidad/drawings.ts';
import {
  type DocumentSettings,
  SETTINGS_ELEMENT_ID,
  type SiteSettings,
} from '../../../contract/identidad/siteSettings.ts';
import { scriptJson } from './elements.ts';

/** The settings of a document. @param drawings of the build */
export function documentSettings(
  { identidad, lineas, paginas, secciones }: SiteSettings,
  drawings: Drawings,
): DocumentSettings {
  const used = drawingNames(identidad).map((name) => [name, drawings[name]]);
  return {
    identidad,
    lineas,
    paginas,
    secciones,
    dibujos: Object.fromEntries(used.filter(([, address]) => address !== undefined)),
  };
}

export const settingsElement = (settings: DocumentSettings): string =>
  `<script type="application/json" id="${SETTINGS_ELEMENT_ID}">${scriptJson(settings)}</script>`;
