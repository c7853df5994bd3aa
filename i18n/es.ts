import type { TranslationMessages } from 'ra-core';
import { reactAdmin } from './reactAdmin.ts';
import { recursos } from './recursos.ts';

/** All that the back office looks up by key. */
export const es: TranslationMessages = { ra: reactAdmin, resources: recursos };
