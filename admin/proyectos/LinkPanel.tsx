import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useCreate, useGetList, useGetManyReference } from 'react-admin';
import { messages } from '../../contract/messages.ts';
import { LoadingScreen } from '../components/LoadingScreen.tsx';
import { Panel } from '../components/Panel.tsx';
import { rawFailureText } from '../feedback/failureText.ts';
import { useToast } from '../feedback/useToast.tsx';
import { LinkList } from './LinkList.tsx';
import { LinkSelector } from './LinkSelector.tsx';
import { useLinkRemoval } from './useLinkRemoval.ts';

const ALL = { page: 1, perPage: 10_000 };

/** What is linked to a project, and the words for it. */
export interface LinkKind<L extends RaRecord<number>, C extends RaRecord<number>> {
  title: string;
  /** the resource of the links */
  resource: string;
  /** the resource of what can be linked */
  candidates: string;
  /** the field that both are in order of */
  order: string;
  nameOf: (record: L | C) => string;
  detailOf: (link: L) => string;
  /** the id of what is linked */
  linkedId: (link: L) => number;
  /** what may be linked, besides not being linked here already */
  isFree: (candidate: C) => boolean;
  /** a new link; the project is added to it */
  linkTo: (id: number) => Partial<L>;
  textos: {
    ninguno: string;
    agregar: string;
    etiqueta: string;
    vacio: string;
    agregado: string;
    eliminado: string;
    errorAlAgregar: string;
    errorAlEliminar: string;
  };
}

interface LinkPanelProps<L extends RaRecord<number>, C extends RaRecord<number>> {
  kind: LinkKind<L, C>;
  id_proyecto: number;
}

/** Reads the lists of some resources anew, and nothing else: what is being written beside them stays. */
function useReload(...resources: readonly string[]): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () => Promise.all(resources.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })));
}

/** What is linked to a project: listed, removed, and added through a selector (section 2). */
export function LinkPanel<L extends RaRecord<number>, C extends RaRecord<number>>(props: LinkPanelProps<L, C>) {
  const { kind, id_proyecto } = props;
  const { resource, candidates, nameOf, textos } = kind;
  const sort = { field: kind.order, order: 'ASC' } as const;
  const query = { target: 'id_proyecto', id: id_proyecto, pagination: ALL, sort };
  const { data: links, error } = useGetManyReference<L>(resource, query);
  const { data: all = [] } = useGetList<C>(candidates, { pagination: ALL, sort });
  const reload = useReload(resource, candidates);
  const { leaving, remove } = useLinkRemoval<L>({
    resource,
    nameOf,
    success: textos.eliminado,
    failure: textos.errorAlEliminar,
    reload,
  });
  return (
    <Panel title={kind.title}>
      {error ? <Typography role="alert">{error.message || messages.general.noConnection}</Typography> : null}
      {links === undefined && !error ? <LoadingScreen /> : null}
      {links === undefined ? null : (
        <>
          <LinkList
            links={links.filter(({ id }) => !leaving.includes(id))}
            empty={textos.ninguno}
            nameOf={nameOf}
            detailOf={kind.detailOf}
            onRemove={remove}
          />
          <Candidates {...props} all={all} links={links} onAdded={reload} />
        </>
      )}
    </Panel>
  );
}

function Candidates<L extends RaRecord<number>, C extends RaRecord<number>>(
  props: LinkPanelProps<L, C> & { all: readonly C[]; links: readonly L[]; onAdded: () => void },
) {
  const { kind, id_proyecto, all, links, onAdded } = props;
  const { resource, nameOf, textos } = kind;
  const [add, { isPending }] = useCreate();
  const toast = useToast();

  const taken = new Set(links.map(kind.linkedId));
  const free = all.filter((candidate) => kind.isFree(candidate) && !taken.has(candidate.id));
  const pick = (id: number) =>
    add(
      resource,
      { data: { id_proyecto, ...kind.linkTo(id) } },
      {
        onSuccess: () => {
          toast('success', textos.agregado);
          onAdded();
        },
        onError: (error) => toast('error', rawFailureText(error, textos.errorAlAgregar)),
      },
    );

  return (
    <LinkSelector
      action={textos.agregar}
      label={textos.etiqueta}
      emptyChoice={textos.vacio}
      choices={free.map((candidate) => ({ id: candidate.id, name: nameOf(candidate) }))}
      disabled={isPending}
      onPick={pick}
    />
  );
}
