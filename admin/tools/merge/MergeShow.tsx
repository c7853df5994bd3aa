import { useParams } from 'react-router-dom';
import { isMerged } from '../../../contract/resources/resources.ts';
import { NotFoundPage } from '../../components/NotFoundPage.tsx';
import { ChooseOther } from './ChooseOther.tsx';
import { MergePage } from './MergePage.tsx';

const isId = (id: number): boolean => Number.isSafeInteger(id) && id > 0;

/** Merges the record of the address with another one, which the address names too or the screen asks for. */
export function MergeShow() {
  const { recurso = '', ...params } = useParams();
  const id = Number(params.id);
  const otherId = params.otro === undefined ? null : Number(params.otro);
  if (!isMerged(recurso) || !isId(id) || otherId === id) return <NotFoundPage />;
  if (otherId === null) return <ChooseOther key={id} recurso={recurso} id={id} />;
  return isId(otherId) ? (
    <MergePage key={`${id} ${otherId}`} recurso={recurso} ids={[id, otherId]} />
  ) : (
    <NotFoundPage />
  );
}
