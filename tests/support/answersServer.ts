/** A server part that shows the answers to the calls of a page. */
export const ANSWERS_SERVER = `
import { pathOfUpload } from '${new URL('../../contract/addresses/uploads.ts', import.meta.url)}';
import { requestKey } from '${new URL('../../contract/calls/requestKey.ts', import.meta.url)}';
const CALLS = {
  proyecto_investigacion: 'getProyecto',
  integrante_grupo_investigacion: 'getIntegrante',
  productos_investigacion_detail: 'getProducto',
  evento: 'getPublicEvento',
  noticias: 'getPublicNoticia',
};
const LISTS = {
  '': 'getInicio',
  proyectos_investigacion: 'listPublicProyectos',
  integrantes_grupo_investigacion: 'listPublicIntegrantes',
  productos_investigacion: 'listPublicProductos',
  eventos: 'listPublicEventos',
  noticias: 'listPublicNoticias',
  mapa_del_sitio: 'listPublicIntegrantes',
};
const call = (name, params) => [{ key: requestKey(name, params === undefined ? {} : { params }), name, params: params ?? {} }];
export const siteRenderer = {
  callsOf(path) {
    const [, segment, id = ''] = path.split('/');
    if (segment === 'lineas') return call('listProductosByLinea', { lineId: 1 });
    if (segment === 'paginas') return call('getPublicPagina', { direccion: id });
    if (id !== '') return CALLS[segment] ? call(CALLS[segment], { id: Number(atob(id)) }) : [];
    return LISTS[segment] ? call(LISTS[segment]) : [];
  },
  async render({ path, answers, settings }) {
    const lineas = path.startsWith('/lineas/') ? { lineas: settings.lineas } : null;
    const [own] = Object.values(answers);
    const text = JSON.stringify(own ? { ...own, ...lineas } : null);
    const { nombre, logo } = settings.identidad;
    const name = '<p>' + nombre + '</p><img src="' + pathOfUpload('identidad', logo, 320) + '">';
    return { html: '<h1>' + path + '</h1>' + name + '<pre>' + text + '</pre>', embedded: {}, title: 'T', heading: 'H', description: '' };
  },
};`;
