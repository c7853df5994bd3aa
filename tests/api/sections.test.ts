import { describe, expect, it } from 'vitest';
import { readSections } from '../../api/resources/site/readSiteSettings.ts';
import { aNoticia } from '../support/builders/inputs.ts';
import { testApp } from '../support/testApp.ts';

describe('the lists of the navigation', () => {
  it('have the news once visitors see one', async () => {
    await using portal = await testApp();
    const now = new Date();
    const lists = ['productos', 'eventos'];
    expect(await readSections(portal.db, now)).toEqual(lists);
    const staff = await portal.staff();
    const tomorrow = new Date(now.getTime() + 86_400_000);
    await staff.call('addNoticia', { body: { ...aNoticia(), publicar_desde: tomorrow.toISOString() } });
    expect(await readSections(portal.db, now)).toEqual(lists);
    expect(await readSections(portal.db, tomorrow)).toEqual([...lists, 'noticias']);
  });
});
