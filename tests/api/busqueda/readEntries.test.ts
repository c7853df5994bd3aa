import { expect, it } from 'vitest';
import { entryReader } from '../../../api/resources/searchIndex/readEntries.ts';
import { Vocabulary } from '../../../api/resources/searchIndex/vocabulary.ts';
import { serverResources } from '../../../api/resources/serverResources.ts';
import { newNoticia } from '../../support/builders/inputs.ts';
import { hurryClock } from '../../support/hurryClock.ts';
import { testApp } from '../../support/testApp.ts';
import { turnsDuring } from '../../support/turnsDuring.ts';

it('lets other requests run between texts that take long', async () => {
  await using portal = await testApp();
  const staff = await portal.staff();
  for (let n = 0; n < 10; n++) await newNoticia(staff, { titulo: `Noticia ${n}` });
  hurryClock();
  const reader = entryReader(portal.db, serverResources, 'noticias', new Date(), new Vocabulary());
  const { result: entries, turns } = await turnsDuring(() => reader.all());
  expect(entries).toHaveLength(10);
  expect(turns).toBeGreaterThanOrEqual(10);
});
