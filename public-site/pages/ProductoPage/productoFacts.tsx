import { nameOfLicencia, urlOfLicencia } from '../../../contract/bibliography/licencias.ts';
import { nameOfPersona } from '../../../contract/bibliography/persona.ts';
import { fieldsOfTipo, type TypedField } from '../../../contract/bibliography/typedFields.ts';
import { ACCESOS, IDIOMAS, isOpenAccess } from '../../../contract/bibliography/values.ts';
import type { PublicProducto } from '../../../contract/entities/producto.ts';
import { longDate } from '../../../i18n/dates.ts';
import { productoTexts as texts } from '../../../i18n/productoTexts.ts';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';
import { type Fact, textFact } from '../../components/FactList/FactList.tsx';

const nameIn = (names: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(names, key) ? (names[key] ?? key) : key;

function accessText({ acceso, fecha_embargo }: PublicProducto, today: string): string {
  if (isOpenAccess(acceso, fecha_embargo, today)) return ACCESOS.abierto;
  return acceso === 'embargo' && fecha_embargo !== ''
    ? texts.embargoUntil(longDate(fecha_embargo))
    : nameIn(ACCESOS, acceso);
}

/** What is known of a product beside its source. @param today 'YYYY-MM-DD' */
export function productoFacts(producto: PublicProducto, today: string): Fact[] {
  const fields = fieldsOfTipo(producto.tipo);
  const typed = (field: Exclude<TypedField, 'editores'>): string => (fields.includes(field) ? producto[field] : '');
  const { licencia } = producto;
  const licence = <ExternalLink url={urlOfLicencia(licencia)}>{nameOfLicencia(licencia)}</ExternalLink>;
  return [
    { term: texts.editores, values: fields.includes('editores') ? producto.editores.map(nameOfPersona) : [] },
    textFact(texts.edicion, typed('edicion')),
    textFact('ISSN', typed('issn')),
    textFact('ISBN', typed('isbn')),
    textFact(texts.registro, typed('registro_software')),
    textFact(texts.idioma, nameIn(IDIOMAS, producto.idioma)),
    { term: texts.licencia, values: licencia === '' ? [] : [licence] },
    textFact(texts.acceso, accessText(producto, today)),
  ].filter(({ values }) => values.length > 0);
}
