/** Preloaded into a portal (`--import`): writes to the file START_REPORT, when the portal ends, what it loaded and used. */
import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

export interface StartReport {
  /** npm packages, also those that others load */
  packages: string[];
  /** modules of Node, its internal ones included */
  builtins: string[];
  /** what reads ICU's data */
  intl: string[];
}

const packages = new Set<string>();
const intl = new Set<string>();

registerHooks({
  load(url, context, nextLoad) {
    const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
    if (name !== undefined) packages.add(name);
    return nextLoad(url, context);
  },
});

/** Records the name when the function is called or constructed. */
function record(owner: object, key: string, name: string): void {
  const original: unknown = Reflect.get(owner, key);
  if (typeof original !== 'function') return;
  const recorded = new Proxy(original, {
    apply(target, self, args) {
      intl.add(name);
      return Reflect.apply(target, self, args);
    },
    construct(target, args, newTarget) {
      intl.add(name);
      return Reflect.construct(target, args, newTarget);
    },
  });
  Object.defineProperty(owner, key, { value: recorded });
}

for (const key of Object.getOwnPropertyNames(Intl)) record(Intl, key, `Intl.${key}`);
record(Number.prototype, 'toLocaleString', 'Number.toLocaleString');
for (const key of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']) {
  record(Date.prototype, key, `Date.${key}`);
}

process.on('exit', () => {
  const { moduleLoadList = [] } = process as { moduleLoadList?: string[] };
  const builtins = moduleLoadList.map((line) => line.replace('NativeModule ', ''));
  const report: StartReport = { packages: [...packages], builtins, intl: [...intl] };
  writeFileSync(process.env.START_REPORT ?? '', JSON.stringify(report));
});
