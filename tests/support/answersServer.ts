/** A server part that shows the answers to the calls of a page. */
export const ANSWERS_SERVER = `
import { pathOfUpload } from '${new URL('../../contract/addresses/uploads.ts', import.meta.url)}';
const CALLS = {
  proyecto_investigacion: 'getProyecto',
  integrante_grupo_investigacion: 'getIntegrante',
  productos_investigacion_detail: 'getProducto',
  evento: 'getPublicEvento',
  noticias: 'getPublicNoticia',
};
export const siteRenderer = {
  callsOf(path) {
    const [, segment, id = ''] = path.split('/');
    if (segment === 'lineas') return [{ key: 'own', name: 'listProductosByLinea', params: { lineId: 1 } }];
    if (segment === 'integrantes_grupo_investigacion') return [{ key: 'own', name: 'listPublicIntegrantes', params: {} }];
    if (segment === 'paginas') return [{ key: 'own', name: 'getPublicPagina', params: { direccion: id } }];
    const own = id === '' ? undefined : CALLS[segment];
    const params = own === undefined ? {} : { id: Number(atob(id)) };
    return own === undefined && path !== '/' ? [] : [{ key: 'own', name: own ?? 'getInicio', params }];
  },
  async render({ path, answers, settings }) {
    const lineas = path.startsWith('/lineas/') ? { lineas: settings.lineas } : null;
    const text = JSON.stringify(answers.own ? { ...answers.own, ...lineas } : null);
    const { nombre, logo } = settings.identidad;
    const name = '<p>' + nombre + '</p><img src="' + pathOfUpload('identidad', logo, 320) + '">';
    return { html: '<h1>' + path + '</h1>' + name + '<pre>' + text + '</pre>', embedded: {}, title: 'T', heading: 'H', description: '' };
  },
};`;
