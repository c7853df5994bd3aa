import { defaultSiteSettings } from '../../api/resources/siteDefaults.ts';

/** The site settings of a portal that changed nothing. */
export const SETTINGS = await defaultSiteSettings();
