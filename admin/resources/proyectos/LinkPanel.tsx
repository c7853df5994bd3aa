import AddIcon from '@mui/icons-material/PostAdd';
import { Box, Button, Link, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { type RaRecord, useCreate, useDataProvider, useGetList, useGetManyReference } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { messages } from '../../../contract/calls/messages.ts';
import type { ResourceName } from '../../../contract/resources/resources.ts';
import { useAdminResources } from '../../addresses/adminResource.ts';
import { usePaths } from '../../addresses/paths.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { LoadingScreen } from '../../components/LoadingScreen.tsx';
import { wholeListBy } from '../../components/useWholeList.ts';
import { rawFailureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';
import { LinkSelector } from './LinkSelector.tsx';
import { ProyectoPanel } from './ProyectoPanel.tsx';

export interface LinkKind<L extends RaRecord<number>, C extends RaRecord<number>> {
  title: string;
  resource: string;
  /** the resource of the records that can be linked */
  candidates: ResourceName;
  /** the field that sorts links and candidates */
  order: string;
  nameOf: (record: L | C) => string;
  detailOf: (link: L) => string;
  linkedId: (link: L) => number;
  /** true if the candidate can be linked; records that are already linked here are always excluded */
  isFree: (candidate: C) => boolean;
  /** the button that opens the dialog of a new record of this project */
  createNew?: { resource: ResourceName; label: string };
  /** a new link, without its id_proyecto */
  linkTo: (id: number) => Partial<L>;
  texts: {
    listLabel: string;
    none: string;
    add: string;
    label: string;
    emptyChoice: string;
    candidatesFailed: string;
    added: string;
    removed: string;
  };
}

interface LinkPanelProps<L extends RaRecord<number>, C extends RaRecord<number>> {
  kind: LinkKind<L, C>;
  id_proyecto: number;
}

/** Invalidates the lists of the given resources only, so that the form next to them is not reset. */
function useReload(...resources: readonly string[]): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () => Promise.all(resources.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] })));
}

/** Lists the links of a project, removes them, and adds new ones with a selector. */
export function LinkPanel<L extends RaRecord<number>, C extends RaRecord<number>>(props: LinkPanelProps<L, C>) {
  const { kind, id_proyecto } = props;
  const { resource, candidates, texts } = kind;
  const ordered = wholeListBy(kind.order);
  const ofProyecto = { target: 'id_proyecto', id: id_proyecto, ...ordered };
  const { data: links, error, refetch } = useGetManyReference<L>(resource, ofProyecto);
  const loaded = useGetList<C>(candidates, ordered);
  const reload = useReload(resource, candidates);
  const list = useRef<HTMLDivElement>(null);
  const dataProvider = useDataProvider();
  const toast = useToast();
  const [isRemoving, setRemoving] = useState(false);
  const remove = async (link: L) => {
    setRemoving(true);
    // The button that had the focus disappears with its row.
    list.current?.focus();
    try {
      await dataProvider.delete<L>(resource, { id: link.id, previousData: link });
      toast('success', texts.removed);
    } catch (failure) {
      toast('error', rawFailureText(failure, messages.proyectos.linkFailed));
    }
    await reload();
    setRemoving(false);
  };
  return (
    <ProyectoPanel title={kind.title}>
      {error ? (
        <LoadFailure text={error.message || messages.general.noConnection} onRetry={() => void refetch()} />
      ) : null}
      {links === undefined && !error ? <LoadingScreen /> : null}
      {links === undefined ? null : (
        <>
          <Box ref={list} role="group" tabIndex={-1} aria-label={texts.listLabel}>
            <Links kind={kind} links={links} disabled={isRemoving} onRemove={(link) => void remove(link)} />
          </Box>
          {kind.createNew === undefined ? null : <CreateLinked {...kind.createNew} id_proyecto={id_proyecto} />}
          {loaded.error ? (
            <LoadFailure text={texts.candidatesFailed} onRetry={() => void loaded.refetch()} />
          ) : (
            <Candidates {...props} all={loaded.data ?? []} links={links} onAdded={reload} />
          )}
        </>
      )}
    </ProyectoPanel>
  );
}

const REMOVE = 'Quitar del proyecto';

interface LinksProps<L extends RaRecord<number>, C extends RaRecord<number>> {
  kind: LinkKind<L, C>;
  links: readonly L[];
  /** while one is being removed */
  disabled: boolean;
  onRemove: (link: L) => void;
}

function Links<L extends RaRecord<number>, C extends RaRecord<number>>(props: LinksProps<L, C>) {
  const { kind, links, disabled, onRemove } = props;
  const { candidates, nameOf, texts } = kind;
  const { form } = usePaths()[candidates];
  if (links.length === 0) return <Typography sx={{ color: 'text.secondary' }}>{texts.none}</Typography>;
  return (
    <List dense disablePadding>
      {links.map((link) => (
        <ListItem
          key={link.id}
          divider
          disableGutters
          sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'space-between' }}
        >
          <ListItemText
            primary={
              <Link component={RouterLink} to={form(kind.linkedId(link))}>
                {nameOf(link)}
              </Link>
            }
            secondary={kind.detailOf(link)}
            sx={{ flex: '1 1 12rem', overflowWrap: 'anywhere' }}
          />
          <Button
            size="small"
            aria-label={`${REMOVE}: ${nameOf(link)}`}
            disabled={disabled}
            onClick={() => onRemove(link)}
          >
            {REMOVE}
          </Button>
        </ListItem>
      ))}
    </List>
  );
}

function Candidates<L extends RaRecord<number>, C extends RaRecord<number>>(
  props: LinkPanelProps<L, C> & { all: readonly C[]; links: readonly L[]; onAdded: () => void },
) {
  const { kind, id_proyecto, all, links, onAdded } = props;
  const { resource, nameOf, texts } = kind;
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
          toast('success', texts.added);
          onAdded();
        },
        onError: (error) => toast('error', rawFailureText(error, messages.proyectos.linkFailed)),
      },
    );

  return (
    <LinkSelector
      action={texts.add}
      label={texts.label}
      emptyChoice={texts.emptyChoice}
      choices={free.map((candidate) => ({ id: candidate.id, name: nameOf(candidate) }))}
      disabled={isPending}
      onPick={pick}
    />
  );
}

interface CreateLinkedProps {
  resource: ResourceName;
  label: string;
  id_proyecto: number;
}

/** Opens the dialog of a new record that belongs to the project. */
function CreateLinked({ resource, label, id_proyecto }: CreateLinkedProps) {
  const [isOpen, setOpen] = useState(false);
  const { createDialog: Dialog } = useAdminResources()[resource];
  if (Dialog === undefined) return null;
  return (
    <>
      <Button startIcon={<AddIcon />} onClick={() => setOpen(true)} sx={{ mt: 1, mr: 1 }}>
        {label}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <Dialog initial={{ proyecto_id: id_proyecto }} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
