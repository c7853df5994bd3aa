import type { Plugin, Rollup } from 'vite';

const FORBIDDEN_IN_ENTRY = /node_modules\/(react-admin|ra-[^/]+|@mui|@emotion|@tanstack|react-hook-form|zod)\//;
/** What descriptors say to server and back office only; the site reads those of siteResources.ts. */
const FORBIDDEN_ON_SITE = /\/contract\/resources\/(?!(siteResources|recordPages|withPart)\.ts)/;
const BACK_OFFICE = /\/admin\/index\.tsx$/;

/**
 * Fails the build if the public entry statically imports a library of the back office, or if any chunk of the site holds what only server
 * and back office read of the resources.
 */
export function guardPublicEntry(): Plugin {
  return {
    name: 'guard-public-entry',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const violation =
        findViolation(chunksOf(bundle, false), FORBIDDEN_IN_ENTRY) ??
        findViolation(chunksOf(bundle, true), FORBIDDEN_ON_SITE);
      if (violation !== null) this.error(`${violation.module} reaches the public site through ${violation.chunk}`);
    },
  };
}

/** The entry chunks and what they import. @param withLazy also what they import later, except the back office */
function chunksOf(bundle: Rollup.OutputBundle, withLazy: boolean): Rollup.OutputChunk[] {
  const pending = Object.values(bundle).flatMap((file) => (file.type === 'chunk' && file.isEntry ? [file] : []));
  const seen = new Set<Rollup.OutputChunk>();
  for (let chunk = pending.pop(); chunk !== undefined; chunk = pending.pop()) {
    if (seen.has(chunk) || BACK_OFFICE.test(chunk.facadeModuleId ?? '')) continue;
    seen.add(chunk);
    for (const imported of [...chunk.imports, ...(withLazy ? chunk.dynamicImports : [])]) {
      const next = bundle[imported];
      if (next?.type === 'chunk') pending.push(next);
    }
  }
  return [...seen];
}

function findViolation(
  chunks: readonly Rollup.OutputChunk[],
  forbidden: RegExp,
): { module: string; chunk: string } | null {
  for (const { fileName, modules } of chunks) {
    for (const [module, { renderedLength }] of Object.entries(modules)) {
      if (renderedLength > 0 && forbidden.test(module)) return { module, chunk: fileName };
    }
  }
  return null;
}
