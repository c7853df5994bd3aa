import type { ComponentType } from 'react';

type PageModule<P> = { default: ComponentType<P> };

/** A page's code, downloaded when it is first wanted and then at hand. */
export class PageCode<P> {
  readonly #download: () => Promise<PageModule<P>>;
  /** null until it is downloaded */
  module: PageModule<P> | null = null;

  constructor(download: () => Promise<PageModule<P>>) {
    this.#download = download;
  }

  /** @throws when it cannot be downloaded */
  load = async (): Promise<PageModule<P>> => {
    this.module ??= await this.#download();
    return this.module;
  };
}
