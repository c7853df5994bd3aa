import type { StaffPagina } from '../../contract/entities/pagina.ts';
import type { SampleImagen } from './proyectos.ts';

export interface SamplePagina
  extends Pick<StaffPagina, 'titulo' | 'direccion' | 'resumen' | 'texto' | 'idioma' | 'lugar'> {
  /** the picture of the text */
  figura?: SampleImagen & { pie: string };
}

/** Stands for the picture in a text. */
export const FIGURE = '{figura}';

export const paginas: readonly SamplePagina[] = [
  {
    titulo: 'Quiénes somos',
    direccion: 'quienes-somos',
    resumen: 'Un grupo de investigación que estudia cómo trabajar y desplazarse sin perder la vida ni la salud.',
    texto: `<p>Somos ingenieras, médicos, psicólogas y técnicos que investigan la seguridad vial y la salud en el trabajo. El grupo nació en 2009, cuando tres profesores empezaron a medir lo que ocurre con quienes trabajan sobre ruedas.</p>${FIGURE}<h3>Cómo trabajamos</h3><p>Cada estudio empieza en la vía, en el taller o en la obra, y termina con una herramienta que alguien puede usar al día siguiente: una guía, un plano, un programa. Los datos y los instrumentos quedan publicados.</p><blockquote><p>Nadie debería elegir entre llegar a tiempo y llegar bien.</p></blockquote><h3>El grupo en el tiempo</h3><table><tbody><tr><th>Año</th><th>Qué pasó</th><th>Personas</th></tr><tr><td>2009</td><td>Se crea el grupo, con un estudio de conductores de bus.</td><td>3</td></tr><tr><td>2016</td><td>Primera Jornada de Seguridad Vial Laboral.</td><td>7</td></tr><tr><td>2021</td><td>Reconocimiento en la convocatoria nacional de grupos.</td><td>11</td></tr><tr><td>2026</td><td>Cinco mil reportes de casi accidentes.</td><td>12</td></tr></tbody></table><p>Conozca a <a href="/integrantes_grupo_investigacion">quienes lo integran</a> y <a href="/proyectos_investigacion">lo que estudian</a>.</p>`,
    idioma: 'es',
    lugar: 'menu',
    figura: {
      archivo: 'imagenes/repartidores-en-moto.webp',
      descripcion: 'Dibujo de una persona que reparte en motocicleta por una avenida al atardecer',
      pie: 'Quienes reparten en moto: uno de los oficios que estudia el grupo.',
    },
  },
  {
    titulo: 'About the group',
    direccion: 'about-the-group',
    resumen: 'We study how people can work and travel without losing their life or their health.',
    texto:
      '<p>We are engineers, physicians, psychologists and technicians who study road safety and occupational health. The group was founded in 2009.</p><h3>What we work on</h3><ul><li>Road crashes at work, and the near misses that announce them.</li><li>Safety management in companies of any size.</li><li>The health of workers in workshops, yards and building sites.</li><li>Chemical substances on the road.</li></ul><h3>Work with us</h3><p>Guides and data are free to use. We welcome visiting students and joint projects: see <a href="/integrantes_grupo_investigacion">who we are</a> and <a href="/productos_investigacion">what we have published</a>.</p>',
    idioma: 'en',
    lugar: 'menu',
  },
];
