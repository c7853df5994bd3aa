import type { Access } from '../core/access.ts';
import { type FormFields, readPendientes, setNoAplica } from '../resources/pendientes.ts';

/** What needs care. @param formFields the form fields of a resource by the names of the calls, where they differ */
export const pendientesMethods = ({ contextOf, write }: Access, formFields: FormFields) => ({
  /** What needs care. @param limite records of each group; 0 reads the totals alone */
  async getPendientes({ limite, signal }: { limite: number; signal?: AbortSignal }) {
    return readPendientes(contextOf({ signal }), limite, formFields);
  },

  /** Declares that a rule does not apply to a record, or takes that back. */
  setNoAplica: (rule: Parameters<typeof setNoAplica>[1], isExempt: boolean) =>
    write((requests) => setNoAplica(contextOf(requests), rule, isExempt)),
});
