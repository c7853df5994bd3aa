import type { MergedResource } from '../../../contract/resources/resources.ts';
import { resources } from '../../../i18n/resources.ts';

const formsOf = (recurso: MergedResource): readonly string[] => resources[recurso].forcedCaseName.split(' |||| ');

/** 'Fusionar proyectos' */
export const mergeTitle = (recurso: MergedResource): string => `Fusionar ${formsOf(recurso)[1] ?? ''}`;

/** 'proyecto' */
export const kindOf = (recurso: MergedResource): string => formsOf(recurso)[0] ?? '';
