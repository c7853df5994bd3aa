import { freshStyles } from './slimStyles.ts';

freshStyles();
