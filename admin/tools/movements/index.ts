import { MovementList } from './MovementList.tsx';

export const movimientos = { list: MovementList };
