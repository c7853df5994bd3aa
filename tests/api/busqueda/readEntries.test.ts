import { expect, it } from 'vitest';
import { readEntries } from '../../../api/resources/searchIndex/readEntries.ts';
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
  const reading = { now: new Date(), vocabulary: new Vocabulary() };
  const { result: entries, turns } = await turnsDuring(() =>
    readEntries(portal.db, serverResources, 'noticias', reading),
  );
  expect(entries).toHaveLength(10);
  expect(turns).toBeGreaterThanOrEqual(10);
});
