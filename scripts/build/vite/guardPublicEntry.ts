import type { Plugin, Rollup } from 'vite';

const FORBIDDEN = /node_modules\/(react-admin|ra-[^/]+|@mui|@emotion|@tanstack|react-hook-form|zod)\//;

/** Fails the build if the public entry statically imports a library of the back office. */
export function guardPublicEntry(forbidden: RegExp = FORBIDDEN): Plugin {
  return {
    name: 'guard-public-entry',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const violation = findViolation(bundle, forbidden);
      if (violation !== null) this.error(`${violation.module} reaches the public entry through ${violation.chunk}`);
    },
  };
}

function findViolation(bundle: Rollup.OutputBundle, forbidden: RegExp): { module: string; chunk: string } | null {
  const pending = Object.values(bundle).flatMap((file) => (file.type === 'chunk' && file.isEntry ? [file] : []));
  const seen = new Set<string>();
  for (let chunk = pending.pop(); chunk !== undefined; chunk = pending.pop()) {
    if (seen.has(chunk.fileName)) continue;
    seen.add(chunk.fileName);
    for (const [module, { renderedLength }] of Object.entries(chunk.modules)) {
      if (renderedLength > 0 && forbidden.test(module)) return { module, chunk: chunk.fileName };
    }
    for (const imported of chunk.imports) {
      const next = bundle[imported];
      if (next?.type === 'chunk') pending.push(next);
    }
  }
  return null;
}
