import { Readable } from 'node:stream';

/** Waits until the destination has passed the block on, so that nobody reads it any more. */
const written = (destination: NodeJS.WritableStream, block: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    destination.write(block, (error) => (error ? reject(error) : resolve()));
  });

/** The blocks of an export as the thread answers them. */
export class BlockStream extends Readable {
  readonly #next: () => Promise<Uint8Array | null>;
  readonly #idleMs: number;
  #idle: NodeJS.Timeout | undefined;

  /** @param next answers the next block, or null after the last one @param idleMs the stream fails if it is not read for so long */
  constructor(next: () => Promise<Uint8Array | null>, idleMs: number) {
    super();
    this.#next = next;
    this.#idleMs = idleMs;
    this.#wait();
  }

  override _read(): void {
    clearTimeout(this.#idle);
    this.#next().then(
      (block) => {
        if (this.destroyed) return;
        this.#wait();
        this.push(block);
      },
      (error: Error) => this.destroy(error),
    );
  }

  override _destroy(error: Error | null, callback: (error: Error | null) => void): void {
    clearTimeout(this.#idle);
    callback(error);
  }

  /** Frees each block once it is written: V8 would collect blocks only when 64 MB of them have gathered. */
  override pipe<T extends NodeJS.WritableStream>(destination: T): T {
    // Whoever sends the stream is told of its error, and of that of the destination.
    this.#writeTo(destination).catch(() => undefined);
    return destination;
  }

  async #writeTo(destination: NodeJS.WritableStream): Promise<void> {
    for await (const block of this as AsyncIterable<Buffer<ArrayBuffer>>) {
      await written(destination, block);
      block.buffer.transfer(0);
    }
    destination.end();
  }

  #wait(): void {
    this.#idle = setTimeout(() => this.destroy(new Error('the client does not read the export')), this.#idleMs);
  }
}
