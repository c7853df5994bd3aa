import { EDITED_RESOURCES, type EditedResource, RECORD_KINDS } from '../../contract/resources/resources.ts';
import { GRUPOS_PENDIENTES } from '../../contract/values/gruposPendientes.ts';
import { fieldsOf, firstId, listOf, numberOf, textOf } from '../../contract/values/tolerant.ts';
import type { Access } from '../core/access.ts';
import type { RequestOptions } from '../core/context.ts';

/** The form fields of a resource by the names of the calls, where they differ. */
type FormFields = (recurso: EditedResource) => Readonly<Record<string, string>> | undefined;

function readPendiente(wire: unknown, formFields: FormFields) {
  const fields = fieldsOf(wire);
  const recurso = EDITED_RESOURCES.find((name) => name === fields.recurso);
  const id = firstId(fields, 'id');
  if (recurso === undefined || id === null) return [];
  const campo = textOf(fields.campo);
  return [
    {
      recurso,
      id,
      nombre: textOf(fields.nombre),
      /** the name in the form */
      campo: formFields(recurso)?.[campo] ?? campo,
      detalle: textOf(fields.detalle),
    },
  ];
}

/** A record to which a rule does not apply, who declared it and when. */
function readExemption(wire: unknown) {
  const fields = fieldsOf(wire);
  const grupo = GRUPOS_PENDIENTES.find((name) => name === fields.grupo);
  const recurso = RECORD_KINDS.find((name) => name === fields.recurso);
  const id = firstId(fields, 'id');
  if (grupo === undefined || recurso === undefined || id === null) return [];
  const [nombre, usuario, fecha] = [fields.nombre, fields.usuario, fields.fecha].map(textOf) as [
    string,
    string,
    string,
  ];
  return [{ grupo, recurso, id, nombre, usuario, fecha }];
}

export type Exemption = ReturnType<typeof readExemption>[number];

export type Pendiente = ReturnType<typeof readPendiente>[number];

/** What needs care. @param formFields the form fields of a resource by the names of the calls, where they differ */
export const pendientesMethods = ({ contextOf, write }: Access, formFields: FormFields) => ({
  /** The groups that have records, what does not apply, and the time of the last check of links. @param limite records of each group; 0 reads the totals alone */
  async getPendientes({ limite, signal }: RequestOptions & { limite: number }) {
    const answer = await contextOf({ signal }).call('listPendientes', { query: { limite } });
    const wire = listOf(answer, 'grupos').map(fieldsOf);
    return {
      grupos: GRUPOS_PENDIENTES.flatMap((grupo) => {
        const fields = wire.find((each) => each.grupo === grupo);
        const registros = listOf(fields?.registros).flatMap((registro) => readPendiente(registro, formFields));
        const total = numberOf(fields?.total, registros.length);
        return total === 0 ? [] : [{ grupo, total, registros }];
      }),
      exentos: listOf(answer, 'no_aplica').flatMap(readExemption),
      enlacesComprobadosEn: textOf(fieldsOf(answer).enlaces_comprobados_en),
    };
  },

  /** Declares that a rule does not apply to a record, or takes that back. */
  async setNoAplica({ grupo, recurso, id }: Pick<Exemption, 'grupo' | 'recurso' | 'id'>, isExempt: boolean) {
    const body = { grupo, recurso, recurso_id: id, no_aplica: isExempt ? 1 : 0 } as const;
    await write((requests) => contextOf(requests).call('setNoAplica', { body }));
  },
});

type Pendientes = Awaited<ReturnType<ReturnType<typeof pendientesMethods>['getPendientes']>>;
export type GroupOfPendientes = Pendientes['grupos'][number];
