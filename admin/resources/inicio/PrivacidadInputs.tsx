import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { URL_MAX } from '../../../contract/values/constants.ts';
import { textOf } from '../../../contract/values/tolerant.ts';
import type { Pagina } from '../../../dataProvider/resources/paginas.ts';
import { useWholeList } from '../../components/useWholeList.ts';
import { endSentence } from '../../display/sentence.ts';
import { siteVisibility } from '../../display/siteVisibility.ts';
import { CountedTextInput } from '../../records/forms/inputs/CountedTextInput.tsx';

const ADDRESS = 'url_privacidad';
const PAGE = 'privacidad_id';
const BY_TITULO = { field: 'titulo', order: 'ASC' } as const;

/** The policy is a page of the portal or an address: a chosen page empties the address and hides its input. */
export function PrivacidadInputs() {
  const { setValue } = useFormContext();
  const [address, page]: unknown[] = useWatch({ name: [ADDRESS, PAGE] });
  const isPage = typeof page === 'number';
  const choose = (chosen: unknown) => {
    if (typeof chosen === 'number') setValue(ADDRESS, '', { shouldDirty: true, shouldValidate: true });
  };
  return (
    <>
      <ReferenceInput source={PAGE} reference="paginas" sort={BY_TITULO}>
        <AutocompleteInput optionText="titulo" onChange={choose} helperText={useHelp(isPage ? page : null)} />
      </ReferenceInput>
      {isPage && textOf(address) === '' ? null : (
        <CountedTextInput
          source={ADDRESS}
          max={URL_MAX}
          type="url"
          helperText="Dirección de la política, si no es una página de este portal."
        />
      )}
    </>
  );
}

/** What the footer makes of the chosen page. */
function useHelp(id: number | null): string {
  const { data = [] } = useWholeList<Pagina>('paginas', id !== null);
  const page = data.find((pagina) => pagina.id === id);
  if (id === null) return 'El pie del sitio la enlaza. Se escribe en «Páginas», donde hay un texto modelo.';
  // The list is on its way.
  if (page === undefined) return '';
  const { isVisible, text } = siteVisibility('paginas', { ...page }, new Date());
  return isVisible ? 'El pie del sitio la enlaza.' : `${endSentence(text)} El pie la enlaza cuando se vea.`;
}
