import type { ComponentType } from 'react';

type PageModule<P> = { default: ComponentType<P> };

/** A lazy chunk that can be prefetched and, once loaded, rendered synchronously. */
export class LazyPage<P> {
  readonly #download: () => Promise<PageModule<P>>;
  /** null until loaded */
  module: PageModule<P> | null = null;

  constructor(download: () => Promise<PageModule<P>>) {
    this.#download = download;
  }

  /** @throws if the download fails */
  load = async (): Promise<PageModule<P>> => {
    this.module ??= await this.#download();
    return this.module;
  };
}
