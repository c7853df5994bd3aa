import type { TranslationMessages } from 'ra-core';
import spanish from 'ra-language-spanish';
import { mergeMessages } from './merge.ts';
import { reactAdmin } from './reactAdmin.ts';
import { resources } from './resources.ts';

// react-admin 5 no longer has this key.
const { prev: _prev, ...navigation } = spanish.ra.navigation;

const ra = mergeMessages({ ...spanish.ra, navigation }, reactAdmin) as unknown as TranslationMessages['ra'];

export const es: TranslationMessages = { ra, resources: resources };
