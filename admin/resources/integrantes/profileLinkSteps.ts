import type { DataProvider } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import { textOf } from '../../../contract/values/tolerant.ts';
import type { Integrante } from '../../../dataProvider/resources/integrantes.ts';
import type { Step } from '../../records/forms/createInSteps.ts';

/** The step that stores the profile links of a new member by an update, because add_integrante may not take them. */
export function profileLinkSteps(dataProvider: DataProvider, fields: Readonly<Record<string, unknown>>): Step[] {
  const url_linkedin = textOf(fields.url_linkedin).trim();
  const url_hv = textOf(fields.url_hv).trim();
  if (url_linkedin === '' && url_hv === '') return [];
  const labels = [url_linkedin && 'Perfil de LinkedIn', url_hv && 'Hoja de vida'].filter((label) => label !== '');
  return [
    {
      key: 'profile-links',
      label: labels.join(' y '),
      failure: messages.integrantes.updateFailed,
      async run(id) {
        const { data: stored } = await dataProvider.getOne<Integrante>('integrantes', { id });
        if (stored.url_linkedin !== url_linkedin || stored.url_hv !== url_hv) {
          await dataProvider.update('integrantes', { id, data: { url_linkedin, url_hv }, previousData: stored });
        }
        // A later change of the links is a change of the member's fields.
        return async () => undefined;
      },
    },
  ];
}
