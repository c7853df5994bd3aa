/** The slow work of a call with a file: encodes or checks it before the transaction. undefined without a file. */
export const prepareFile =
  <F>(prepare: (bytes: Buffer) => F | Promise<F>) =>
  async ({ fileBytes }: { fileBytes: Buffer | null }): Promise<F | undefined> =>
    fileBytes === null ? undefined : prepare(fileBytes);
