import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import { CONVENIO_INCOMPLETE, type Convenio, publicConvenio } from '../../../contract/entities/convenio.ts';
import { readConvenio } from '../../../contract/wire/convenio.ts';
import type { Row } from '../../database/tables.ts';
import { invalidFieldError } from '../../errors/httpError.ts';
import { openDraft, shownFile } from '../parts/draftOf.ts';
import { fieldsOf, importPart } from '../parts/importPart.ts';
import { unchanged } from '../parts/pendienteParts.ts';
import type { DraftOf, DraftPage, ServerResource } from '../parts/serverResource.ts';
import { publicLogos } from '../site/convenioLogos.ts';
import { homeAnswer } from '../site/home.ts';

const f = fieldsOf('convenios');

const ESTADOS = [
  { value: 1, label: 'Activo' },
  { value: 2, label: 'Inactivo' },
];

const imports = importPart('convenios', {
  fields: [
    f('nombre', 'text', { required: true, aliases: ['convenio', 'entidad', 'name', 'partner', 'aliado'] }),
    f('descripcion', 'paragraphs', { aliases: ['description'] }),
    f('url_web', 'text', { aliases: ['url', 'web', 'página web', 'website', 'enlace'] }),
    f('estado', { is: 'choice', choices: ESTADOS }, { common: true, aliases: ['activo', 'status'] }),
  ],
  missingFile: 'Logo',
  formFields: { estado: 'activo' },
});

async function draftPage(preview: DraftOf): Promise<DraftPage> {
  const { db, campos, now, resources } = preview;
  const { row, id, file } = await openDraft(preview, 'convenios');
  const logo = shownFile(preview, file) ?? '';
  const own = publicConvenio.parse({ ...readConvenio({ ...row, ...campos }), id, logo });
  const answers = async () => {
    const logos = await publicLogos(db, now);
    const isListed = logos.some((other) => other.id === id);
    const logos_convenios = isListed ? logos.map((other) => (other.id === id ? own : other)) : [...logos, own];
    return { getInicio: await homeAnswer(db, { now, resources, draft: { logos_convenios } }) };
  };
  return { path: sitePaths.inicio, answers, file };
}

const toConvenio = ({ created_at, created_by, updated_by, ...fields }: Row<'convenios'>): Convenio => fields;

export const convenios: ServerResource<'convenios'> = {
  imports,
  toStaff: toConvenio,
  check(_trx, { antes, fields }) {
    if (antes === null && !fields.logo) throw invalidFieldError('logo', CONVENIO_INCOMPLETE);
  },
  draftPage,
  pendientes: (moment) => ({ registros_inactivos: unchanged('convenios', { column: 'estado' }, moment) }),
};
