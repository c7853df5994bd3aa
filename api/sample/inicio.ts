import type { InicioField } from '../../contract/values/inicioFields.ts';

/** `objetivo` is HTML of the allowed tags. */
export const inicio: Readonly<Record<InicioField, string>> = {
  objetivo: `<p>El <strong>Grupo de Investigación en Seguridad Vial y Salud en el Trabajo</strong> del Consejo Ciudadano de Seguridad produce conocimiento útil para que nadie pierda la vida ni la salud por desplazarse o por trabajar. Estudiamos lo que ocurre en la vía, en el patio, en el taller y en la obra, junto con quienes están allí todos los días.</p>
<p>Trabajamos con empresas, autoridades, universidades y comunidades, y ponemos los resultados al alcance de todos. Nuestra investigación busca:</p>
<ul>
<li>reducir los siniestros viales relacionados con el trabajo;</li>
<li>fortalecer la gestión de la seguridad y la salud en empresas de cualquier tamaño;</li>
<li>prevenir el daño que causan las sustancias químicas en su transporte y uso;</li>
<li>promover una movilidad <em>sostenible</em>, saludable y justa.</li>
</ul>`,
  codigo: 'COL0000000',
  url_img_pilares: '',
  url_minciencias: 'https://example.org/minciencias/grupo',
  url_observatorio: 'https://example.org/observatorio',
  url_supervisor: 'https://example.org/supervisor',
  url_publicaciones: 'https://example.org/publicaciones',
  url_serie_guias: 'https://example.org/serie-de-guias',
  url_guias: 'https://example.org/guias',
  url_encuesta: 'https://example.org/encuesta',
  url_privacidad: 'https://example.org/privacidad',
  direccion: 'Avenida de los Nogales # 12-40, piso 5, Villa Aurora, Colombia',
  telefono: '+57 600 000 0000',
  correo_contacto: 'investigacion@example.org',
  correo_soporte: 'soporte.portal@example.org',
  url_facebook: 'https://example.org/redes/facebook',
  url_instagram: 'https://example.org/redes/instagram',
  url_linkedin: 'https://example.org/redes/linkedin',
  url_youtube: 'https://example.org/redes/youtube',
  url_x: 'https://example.org/redes/x',
  url_gruplac: 'https://example.org/gruplac',
  ror: '',
};
