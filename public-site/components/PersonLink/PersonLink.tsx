import type { ReactNode } from 'react';
import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { fullNameOf } from '../../../contract/values/fullName.ts';
import { integrantesTexts } from '../../../i18n/integrantesTexts.ts';
import { Link } from '../../router/Link.tsx';
import { IntegranteImagen } from '../IntegranteImagen/IntegranteImagen.tsx';
import styles from './PersonLink.module.css';

/** `li` elements with people. */
export const People = ({ children }: { children: ReactNode }) => <ul className={styles.people}>{children}</ul>;

interface PersonLinkProps {
  id: number;
  integrante: { nombres: string; apellidos: string; cargo: string; nombre_imagen: string | null };
  /** in the initial viewport */
  first?: boolean;
  children?: ReactNode;
}

export function PersonLink({ id, integrante, first = false, children }: PersonLinkProps) {
  return (
    <div className={styles.person}>
      <div className={styles.face}>
        <IntegranteImagen integrante={integrante} sizes="72px" first={first} />
      </div>
      <div>
        <Link dir="auto" to={sitePaths.integrante(id, fullNameOf(integrante))} className={`cubre ${styles.name}`}>
          {fullNameOf(integrante) || integrantesTexts.noNombre}
        </Link>
        {integrante.cargo !== '' && (
          <p dir="auto" className="nota">
            {integrante.cargo}
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
