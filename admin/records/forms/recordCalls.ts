import type { DataProvider, RaRecord } from 'react-admin';
import { HOST } from '../../addresses/host.ts';
import type { RecordCalls } from './createInSteps.ts';
import type { DraftForm } from './draftForm.ts';
import { type Publication, sendPublication } from './sendPublication.ts';

interface RecordCallsOptions {
  resource: string;
  /** text if the update fails and the server gave no reason */
  updateFailed: string;
  draft: DraftForm | null;
}

/** The calls of a form that creates one record; made when the form opens. */
export function recordCalls<R extends RaRecord<number>>(
  dataProvider: DataProvider,
  { resource, updateFailed, draft }: RecordCallsOptions,
): RecordCalls<R> {
  return {
    fields: { label: 'Datos del formulario', failure: updateFailed },
    // Another server knows no ids of requests.
    canResend: HOST === '',
    create(data) {
      // The form may have lost its draft, or saved one, before a create without answer is sent again.
      let sent: Publication | undefined;
      return async () => {
        const send = (meta: Publication['meta']) => {
          sent = { meta };
          return dataProvider.create<R>(resource, { data, ...(meta && { meta }) });
        };
        const { data: record } = await sendPublication(draft, data, send, sent);
        draft?.onPublished();
        return record;
      };
    },
    async update(id, data) {
      // The steps may have changed the record's version.
      const { data: previousData } = await dataProvider.getOne<R>(resource, { id });
      await dataProvider.update(resource, { id, data, previousData });
    },
  };
}
