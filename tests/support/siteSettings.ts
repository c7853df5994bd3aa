import { documentSettings } from '../../api/pages/document/settingsElement.ts';
import { defaultSiteSettings, FIRST_BLOQUES } from '../../api/resources/site/defaults.ts';
import { DRAWINGS } from '../../api/resources/site/identidadRow.ts';

const FILES = [
  ...DRAWINGS.map((name) => [name, `${name}.svg`]),
  ['fondo.webm', 'fondo.webm'],
  ['fondo.mp4', 'fondo.mp4'],
];
const drawings = Object.fromEntries(FILES.map(([name, file]) => [name, `/public-site/media/${file}`]));

const { identidad, ...settings } = await defaultSiteSettings();

/** The settings in a document of a new portal that changed nothing. */
export const SETTINGS = documentSettings(
  { ...settings, identidad: { ...identidad, bloques: FIRST_BLOQUES } },
  drawings,
);
