import { useGetList } from 'react-admin';
import { useParams } from 'react-router-dom';
import { messages } from '../../../../contract/calls/messages.ts';
import { IMPORTED_RESOURCES, type ImportedResource } from '../../../../contract/resources/resources.ts';
import type { TemplateColumn } from '../../../../dataProvider/resources/imports.ts';
import { usePaths } from '../../../addresses/paths.ts';
import { Detail, Details } from '../../../components/Detail.tsx';
import { LoadedRecord } from '../../../components/LoadedRecord.tsx';
import { NotFoundPage } from '../../../components/NotFoundPage.tsx';
import { Page } from '../../../components/Page.tsx';
import { Panel } from '../../../components/Panel.tsx';
import { resourceLabelOfMany } from '../../../display/fieldLabel.ts';

const DESCRIPTION =
  'El orden de las columnas no importa y las que no se usan pueden faltar. Una fila sin lo obligatorio se importa como borrador; sin nombre no se importa.';

/** What each column of a template takes. */
export function ImportColumns() {
  const { recurso } = useParams();
  const kind = IMPORTED_RESOURCES.find((each) => each === recurso);
  return kind === undefined ? <NotFoundPage /> : <ColumnsPage kind={kind} />;
}

function ColumnsPage({ kind }: { kind: ImportedResource }) {
  const paths = usePaths();
  const { data, error, refetch } = useGetList<TemplateColumn>('columnas_importacion', {
    filter: { recurso: kind },
  });
  return (
    <Page
      title="Qué lleva cada columna"
      name={resourceLabelOfMany(kind)}
      back={paths.importar}
      description={DESCRIPTION}
    >
      <LoadedRecord failure={messages.importaciones.columnsFailed} of={{ record: data, error, refetch }}>
        <Panel title={resourceLabelOfMany(kind)}>
          <Details>
            {data?.map(({ nombre, obligatoria, recibe, ejemplo }) => (
              <Detail key={nombre} label={obligatoria ? `${nombre} (obligatoria)` : nombre}>
                {recibe}
                {ejemplo === '' ? null : <div>Ejemplo: {ejemplo}</div>}
              </Detail>
            ))}
          </Details>
        </Panel>
      </LoadedRecord>
    </Page>
  );
}
