import type { ReactNode } from 'react';

type PartModule<P> = { default: (props: P) => ReactNode };

/** A lazy chunk that can be prefetched and, once loaded, rendered synchronously. */
export class LazyPart<P> {
  readonly #download: () => Promise<PartModule<P>>;
  /** null until loaded */
  module: PartModule<P> | null = null;

  constructor(download: () => Promise<PartModule<P>>) {
    this.#download = download;
  }

  /** @throws if the download fails */
  load = async (): Promise<PartModule<P>> => {
    this.module ??= await this.#download();
    return this.module;
  };
}
