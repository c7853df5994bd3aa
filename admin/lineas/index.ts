import { LineaEdit } from './LineaEdit.tsx';
import { LineaList } from './LineaList.tsx';

export const lineas = { list: LineaList, edit: LineaEdit, recordRepresentation: 'nombre' };
