import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import type { SiteIdentidad } from '../../../contract/identidad/identidad.ts';
import type { Lider } from '../../../contract/wire/inicio.ts';
import { longDate, partialDate } from '../../../i18n/dates.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { useToday } from '../../data/today.ts';
import { Link } from '../../router/Link.tsx';
import styles from './ObjetivoSection.module.css';

const texts = siteTexts.inicio;

export interface Group extends Pick<SiteIdentidad, 'categoria' | 'categoria_hasta' | 'creacion'> {
  lider: Lider | null;
}

export const hasFacts = ({ lider, categoria, creacion }: Group): boolean =>
  lider !== null || categoria !== '' || creacion !== '';

/** @param last day of the category, as `today` 'YYYY-MM-DD' */
const validity = (last: string, today: string): string =>
  last < today ? texts.categoriaVencida(longDate(last)) : texts.categoriaHasta(longDate(last));

/** What an evaluator asks of a group; an empty field is left out. */
export function GroupFacts({ lider, categoria, categoria_hasta, creacion }: Group) {
  const today = useToday();
  return (
    <dl className={styles.facts}>
      {lider !== null && (
        <div>
          <dt>{texts.lider}</dt>
          <dd>
            <Link dir="auto" to={sitePaths.integrante(lider.id, lider.nombre)} className={styles.link}>
              {lider.nombre}
            </Link>
          </dd>
        </div>
      )}
      {categoria !== '' && (
        <div>
          <dt>{texts.categoria}</dt>
          <dd>
            {categoria}
            {categoria_hasta !== '' && <small> {validity(categoria_hasta, today)}</small>}
          </dd>
        </div>
      )}
      {creacion !== '' && (
        <div>
          <dt>{texts.creacion}</dt>
          <dd>{partialDate(creacion)}</dd>
        </div>
      )}
    </dl>
  );
}
