import type { AnswerOf } from '../../contract/calls/callTypes.ts';
import type { Distinction } from '../../contract/entities/pendiente.ts';
import { EDITED_RESOURCES, type EditedResource } from '../../contract/resources/resources.ts';
import { GRUPOS_PENDIENTES, type GrupoPendiente } from '../../contract/values/gruposPendientes.ts';
import type { Access } from '../core/access.ts';
import type { RequestOptions } from '../core/context.ts';

/** The form fields of a resource by the names of the calls, where they differ. */
type FormFields = (recurso: EditedResource) => Readonly<Record<string, string>> | undefined;

type Groups = AnswerOf<'listPendientes'>['grupos'];

/** A record to which a rule does not apply, who declared it and when. */
export type Exemption = AnswerOf<'listPendientes'>['no_aplica'][number] & { grupo: GrupoPendiente };

/** `campo` is the name in the form. */
export type Pendiente = Groups[number]['registros'][number];

const isGroup = (grupo: string): grupo is GrupoPendiente => (GRUPOS_PENDIENTES as readonly string[]).includes(grupo);

/** What needs care. @param formFields the form fields of a resource by the names of the calls, where they differ */
export const pendientesMethods = ({ contextOf, write }: Access, formFields: FormFields) => ({
  /** The groups that have records, what does not apply, the pairs that are no duplicates, and the time of the last check of links. @param limite records of each group; 0 reads the totals alone */
  async getPendientes({ limite, signal }: RequestOptions & { limite: number }) {
    const answer = await contextOf({ signal }).ownCall('listPendientes', { query: { limite } });
    // A newer version of the server may have other groups and kinds.
    const grupos = answer.grupos.filter(({ grupo, total }) => isGroup(grupo) && total > 0);
    const inForm = (pendiente: Pendiente) => ({
      ...pendiente,
      campo: formFields(pendiente.recurso)?.[pendiente.campo] ?? pendiente.campo,
    });
    return {
      grupos: grupos.map(({ registros, ...grupo }) => ({
        ...grupo,
        registros: registros.filter(({ recurso }) => EDITED_RESOURCES.includes(recurso)).map(inForm),
      })),
      exentos: answer.no_aplica.filter((each): each is Exemption => isGroup(each.grupo)),
      distintos: answer.no_duplicados ?? [],
      enlacesComprobadosEn: answer.enlaces_comprobados_en ?? '',
    };
  },

  /** Declares that a rule does not apply to a record, or takes that back. */
  async setNoAplica({ grupo, recurso, id }: Pick<Exemption, 'grupo' | 'recurso' | 'id'>, isExempt: boolean) {
    const body = { grupo, recurso, recurso_id: id, no_aplica: isExempt ? 1 : 0 } as const;
    await write((requests) => contextOf(requests).call('setNoAplica', { body }));
  },

  /** Declares that two records are not duplicates, or takes that back. */
  async setNoDuplicado({ recurso, id, otro_id }: Pick<Distinction, 'recurso' | 'id' | 'otro_id'>, isDistinct: boolean) {
    const body = { recurso, recurso_id: id, otro_id, no_duplicado: isDistinct ? 1 : 0 } as const;
    await write((requests) => contextOf(requests).call('setNoDuplicado', { body }));
  },
});

export type GroupOfPendientes = Groups[number];
