import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';

/** The place of the list in the folder of each of the two builds. */
export const SOURCES_FILE = '.vite/sources.json';

/** The folders of the files below the root. Those of packages are left out, because the lock file stands for them. */
function foldersOf(root: string, files: readonly string[]): string[] {
  const folders = files
    // A virtual module has no absolute path.
    .filter((file) => path.isAbsolute(file))
    .map((file) => normalizePath(path.relative(root, path.dirname(file))))
    .filter((folder) => !folder.startsWith('..') && !folder.startsWith('node_modules'));
  return [...new Set(folders)].sort();
}

/**
 * Writes from which folders a build read its modules, its assets, its configuration and the modules of that. Folders, because a style sheet
 * that another one imports is no module.
 */
export function listSources(): Plugin {
  return {
    name: 'list-sources',
    apply: 'build',
    generateBundle(_options, bundle) {
      const { root, configFileDependencies } = this.environment.config;
      const assets = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []));
      const files = [
        ...this.getModuleIds(),
        ...assets.map((file) => path.resolve(root, file)),
        ...configFileDependencies,
      ];
      this.emitFile({ type: 'asset', fileName: SOURCES_FILE, source: JSON.stringify(foldersOf(root, files)) });
    },
  };
}
