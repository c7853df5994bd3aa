import type { RecordKind } from '../../../contract/resources/resources.ts';
import { type PreparedFile, prepareUpload } from '../../uploads/prepare.ts';

/** The slow work of a call with a file: encodes or checks it before the transaction. undefined without a file. */
export const prepareFile =
  (recurso: RecordKind) =>
  async ({ fileBytes }: { fileBytes: Buffer | null }): Promise<PreparedFile | undefined> =>
    fileBytes === null ? undefined : prepareUpload(recurso, fileBytes);
