import type { Plugin } from 'vite';
import { withColors } from '../../../api/pages/colors.ts';
import { settingsElement } from '../../../api/pages/settingsElement.ts';
import { defaultSiteSettings } from '../../../api/resources/siteDefaults.ts';

/** Writes the default site settings and colours into index.html; a portal's own server replaces them. */
export const siteSettings = (): Plugin => ({
  name: 'site-settings',
  async transformIndexHtml(html) {
    const settings = await defaultSiteSettings();
    const element = settingsElement(settings);
    return withColors(
      html.replace('</title>', (title) => `${title}\n    ${element}`),
      settings.identidad,
    );
  },
});
