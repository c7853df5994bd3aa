import type { EditedResource } from '../../contract/resources/resources.ts';

export const README_FILE = 'LEAME.md';
export const BIBLIOGRAPHY_FILE = 'productos.bib';
export const MISSING_FILE = 'FALTAN.txt';
export const FILES_FOLDER = 'archivos';
export const DATA_FOLDER = 'datos';
export const fileOfKind = (recurso: EditedResource): string => `${DATA_FOLDER}/${recurso}.json`;
export const MERGERS_FILE = `${DATA_FOLDER}/fusiones.json`;
export const ADDRESSES_FILE = `${DATA_FOLDER}/direcciones_anteriores.json`;
