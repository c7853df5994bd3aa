import { TrashList } from './TrashList.tsx';

export const papelera = { list: TrashList };
