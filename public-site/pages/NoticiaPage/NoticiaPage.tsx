import { sitePaths } from '../../../contract/addresses/siteRoutes.ts';
import type { PublicNoticia } from '../../../contract/entities/noticia.ts';
import { readOneNoticia } from '../../../contract/wire/noticia.ts';
import { noticiaTexts as texts } from '../../../i18n/noticiaTexts.ts';
import { BackLinks } from '../../components/BackLinks/BackLinks.tsx';
import { DetailHead } from '../../components/DetailHead/DetailHead.tsx';
import { ExternalLink } from '../../components/ExternalLink/ExternalLink.tsx';
import { DetailColumns, dayFact, type Fact } from '../../components/FactList/FactList.tsx';
import { RecordImagen } from '../../components/RecordImagen/RecordImagen.tsx';
import { RichText } from '../../components/RichText/RichText.tsx';
import { webHref } from '../../data/webHref.ts';
import { Link } from '../../router/Link.tsx';
import { recordPage } from '../recordPage.tsx';

/** The record that the noticia is about; the server names only those that visitors may read. */
function aboutFact({ proyecto_id, producto_id, evento_id, vinculo_nombre }: PublicNoticia): Fact[] {
  const links = [
    { term: texts.about.proyecto_id, id: proyecto_id, path: sitePaths.proyecto },
    { term: texts.about.producto_id, id: producto_id, path: sitePaths.producto },
    { term: texts.about.evento_id, id: evento_id, path: sitePaths.evento },
  ];
  return links.flatMap(({ term, id, path }) => {
    if (id === null || vinculo_nombre === '') return [];
    return [
      {
        term,
        values: [
          <Link key={term} to={path(id, vinculo_nombre)}>
            {vinculo_nombre}
          </Link>,
        ],
      },
    ];
  });
}

function factsOf(noticia: PublicNoticia): Fact[] {
  const { fecha, url_fuente } = noticia;
  const source = <ExternalLink url={url_fuente}>{hostOf(url_fuente)}</ExternalLink>;
  return [
    dayFact(texts.fecha, fecha),
    ...aboutFact(noticia),
    { term: texts.campos.url_fuente, values: webHref(url_fuente) === null ? [] : [source] },
  ];
}

const hostOf = (url: string): string => URL.parse(url)?.hostname.replace(/^www\./, '') ?? url;

export function NoticiaView({ noticia }: { noticia: PublicNoticia }) {
  const { id, titulo, resumen, texto } = noticia;
  return (
    <article className="ancho ficha">
      <BackLinks list="noticias" title={titulo || texts.noTitulo} />
      <DetailHead
        badge={<span className="etiqueta">{texts.badge}</span>}
        title={titulo || texts.noTitulo}
        path={sitePaths.noticia(id, titulo)}
      />
      <DetailColumns facts={factsOf(noticia)}>
        {resumen !== '' && (
          <p dir="auto" className="entradilla">
            {resumen}
          </p>
        )}
        <RecordImagen recurso="noticias" record={noticia} place="page" />
        {texto !== '' && <RichText html={texto} isFirst={noticia.imagen === null} />}
      </DetailColumns>
    </article>
  );
}

export default recordPage({
  page: 'noticia',
  read: readOneNoticia,
  texts,
  nameOf: ({ titulo }) => titulo || texts.noTitulo,
  view: (noticia) => <NoticiaView noticia={noticia} />,
});
