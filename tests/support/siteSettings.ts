import { documentSettings } from '../../api/pages/settingsElement.ts';
import { DRAWINGS } from '../../api/resources/identidad/drawings.ts';
import { defaultSiteSettings } from '../../api/resources/site/siteDefaults.ts';

const FILES = [
  ...DRAWINGS.map((name) => [name, `${name}.svg`]),
  ['fondo.webm', 'fondo.webm'],
  ['fondo.mp4', 'fondo.mp4'],
];
const drawings = Object.fromEntries(FILES.map(([name, file]) => [name, `/public-site/media/${file}`]));

/** The settings in a document of a portal that changed nothing. */
export const SETTINGS = documentSettings(await defaultSiteSettings(), drawings);
