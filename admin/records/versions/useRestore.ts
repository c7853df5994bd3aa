import { useState } from 'react';
import { HttpError, useDataProvider, useRefresh } from 'react-admin';
import { messages } from '../../../contract/calls/messages.ts';
import type { EditedResource } from '../../../contract/resources/resources.ts';
import { conflictIn } from '../../../dataProvider/core/httpError.ts';
import type { PortalDataProvider } from '../../../dataProvider/index.ts';
import { fieldLabel } from '../../display/fieldLabel.ts';
import { failureText } from '../../feedback/failureText.ts';
import { useToast } from '../../feedback/useToast.tsx';

const { historia: texts } = messages;

export interface RestoreFailure {
  movimiento: number;
  text: string;
  /** 'Nombre: Escriba el nombre' */
  fields: readonly string[];
}

function failureOf(recurso: EditedResource, movimiento: number, error: unknown): RestoreFailure {
  const { root: _root, ...errors }: Record<string, unknown> = (error instanceof HttpError && error.body?.errors) || {};
  const fields = Object.entries(errors).map(([field, message]) => `${fieldLabel(recurso, field)}: ${String(message)}`);
  const isStale = conflictIn(error) !== null;
  const text = failureText(error, texts.restoreVersionFailed);
  return { movimiento, text: isStale ? `${messages.general.staleVersion} ${texts.savedSince}` : text, fields };
}

interface RestoreOptions {
  recurso: EditedResource;
  /** the version that the record has now */
  version: number | undefined;
  onRestored: () => void;
}

export function useRestore({ recurso, version, onRestored }: RestoreOptions) {
  const dataProvider = useDataProvider<PortalDataProvider>();
  const refresh = useRefresh();
  const toast = useToast();
  const [failure, setFailure] = useState<RestoreFailure | null>(null);
  const [isPending, setPending] = useState(false);

  const restore = async (movimiento: number) => {
    setPending(true);
    setFailure(null);
    try {
      const message = await dataProvider.restoreVersion({ movimiento, version });
      toast('success', message);
      onRestored();
    } catch (error) {
      setFailure(failureOf(recurso, movimiento, error));
    }
    setPending(false);
    refresh();
  };
  return { restore: (movimiento: number) => void restore(movimiento), failure, isPending };
}
