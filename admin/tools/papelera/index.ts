import { PapeleraList } from './PapeleraList.tsx';

export const papelera = { list: PapeleraList };
