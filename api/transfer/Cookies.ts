/** Cookies kept at a time: a session needs one or two. */
const COOKIES_MAX = 50;

const COOKIE = /^\s*([^=;\s]+)=([^;]*)/;
const EXPIRED = /;\s*max-age\s*=\s*(?:0|-\d+)\s*(?:;|$)/i;
const EXPIRES = /;\s*expires\s*=\s*([^;]+)/i;

/** The cookies of one origin. Their attributes but the expiry do not matter: they are sent to that origin alone. */
export class Cookies {
  readonly #values = new Map<string, string>();

  /** @param lines of Set-Cookie */
  keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name, value = ''] = COOKIE.exec(line) ?? [];
      if (name === undefined) continue;
      const [, expires = ''] = EXPIRES.exec(line) ?? [];
      if (EXPIRED.test(line) || Date.parse(expires) < Date.now()) this.#values.delete(name);
      else if (this.#values.has(name) || this.#values.size < COOKIES_MAX) this.#values.set(name, value.trim());
    }
  }

  get header(): Readonly<Record<string, string>> {
    if (this.#values.size === 0) return {};
    return { Cookie: [...this.#values].map(([name, value]) => `${name}=${value}`).join('; ') };
  }
}
