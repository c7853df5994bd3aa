import { useLocation, useNavigate } from 'react-router-dom';
import type { Evento } from '../../../dataProvider/resources/eventos.ts';
import { usePaths } from '../../addresses/paths.ts';

export interface Period {
  year: number;
  /** 1 to 12; null is the whole year */
  month: number | null;
}

/** The year and the month of a query string. Values that are no year or no month are ignored. */
export function periodOf(search: string, currentYear: number): Period {
  const query = new URLSearchParams(search);
  const [year, month] = [Number(query.get('anio')), Number(query.get('mes'))];
  return {
    year: /^\d{4}$/.test(query.get('anio') ?? '') ? year : currentYear,
    month: Number.isInteger(month) && month >= 1 && month <= 12 ? month : null,
  };
}

const queryOf = ({ year, month }: Period): string =>
  `?${new URLSearchParams({ anio: String(year), ...(month !== null && { mes: String(month) }) })}`;

/** Leads to the list of the year and the month of an event. */
export function useShowPeriod(): (evento: Pick<Evento, 'fecha'>) => void {
  const navigate = useNavigate();
  const { list } = usePaths().eventos;
  return ({ fecha }) => {
    const [year, month] = fecha.split('-').map(Number);
    if (year && month) navigate({ pathname: list, search: queryOf({ year, month }) });
  };
}

/** The year and the month in the address, so that a reload, a link and Back keep them. */
export function usePeriod(currentYear: number): [Period, (period: Period) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const choose = (period: Period) => navigate({ pathname, search: queryOf(period) });
  return [periodOf(search, currentYear), choose];
}
