import { MovimientoList } from './MovimientoList.tsx';

export const movimientos = { list: MovimientoList };
