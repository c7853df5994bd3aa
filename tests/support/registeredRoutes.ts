import type { TestApp } from './testApp.ts';

/** Every registered route as 'METHOD path' with the path in lower case, read from the router's own tree. */
export function registeredRoutes({ app }: TestApp): string[] {
  const prefixes: string[] = [];
  const tree = app.printRoutes({ commonPrefix: false });
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S*)(?: \((.+)\))?$/.exec(line) ?? [];
    const depth = indent.length / 4;
    const path = `${prefixes[depth - 1] ?? ''}${part}`;
    prefixes[depth] = path;
    return methods === '' ? [] : methods.split(', ').map((method) => `${method} ${path.toLowerCase()}`);
  });
}
