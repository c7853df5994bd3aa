import type { Drawing } from '../../components/Banner/Banner.tsx';

/** Pages below one another. */
export const drawing: Drawing = {
  low: 'M620 210a188 188 0 1 1-376 0 188 188 0 0 1 376 0z',
  mid: 'M424 142h16v58h-16zM304 192h256v16H304zm0 0h16v56h-16zm120 0h16v56h-16zm120 0h16v56h-16zM304 320h16v40h-16zm120 0h16v40h-16zm120 0h16v40h-16z',
  high: 'M268 244h88v70h-88zm120 0h88v70h-88zm120 0h88v70h-88zM284 352h56v36h-56zm120 0h56v36h-56zm120 0h56v36h-56z',
  accent: 'M372 56h120v92H372zm18 20h84v12h-84zm0 26h84v10h-84zm0 22h52v10h-52z',
};
