import type { Plugin } from 'vite';
import { settingsElement } from '../../../api/pages/settingsElement.ts';
import { defaultSiteSettings } from '../../../api/resources/siteDefaults.ts';

/** Writes the default site settings into index.html; a portal's own server replaces them. */
export const siteSettings = (): Plugin => ({
  name: 'site-settings',
  async transformIndexHtml(html) {
    const element = settingsElement(await defaultSiteSettings());
    return html.replace('</title>', (title) => `${title}\n    ${element}`);
  },
});
