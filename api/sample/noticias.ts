import type { StaffNoticia } from '../../contract/entities/noticia.ts';
import type { ClaveProyecto } from './proyectos.ts';

interface SampleNoticia extends Pick<StaffNoticia, 'titulo' | 'fecha' | 'resumen' | 'texto' | 'url_fuente'> {
  proyecto?: ClaveProyecto;
  /** the name of an event */
  evento?: string;
}

export const noticias: readonly SampleNoticia[] = [
  {
    titulo: 'Tres talleres de motocarga cambian su puesto de trabajo',
    fecha: '2026-03-12',
    resumen: 'Después de un año de mediciones, los talleres que participaron reorganizaron sus bancos y sus turnos.',
    texto:
      '<p>Los talleres redujeron a la mitad las posturas forzadas que el grupo midió al comienzo.</p><ul><li>Bancos a la altura del codo.</li><li>Pausas de cinco minutos cada hora.</li></ul><p>La guía con los planos se publicará en el segundo semestre.</p>',
    url_fuente: 'https://example.org/noticias/talleres-motocarga',
  },
  {
    titulo: 'El sistema de casi accidentes llega a su reporte número cinco mil',
    fecha: '2026-06-04',
    resumen: 'Lo envió una conductora de bus de Los Nogales, y ya sirvió para mover un paradero.',
    texto:
      '<p>El reporte se hace en <strong>dos minutos</strong>, sin nombres y sin culpables. Cada mes el grupo devuelve a las empresas un mapa con los puntos que más se repiten.</p>',
    url_fuente: '',
    proyecto: 'casi-accidentes',
  },
  {
    titulo: 'Abierta la convocatoria de la VII Jornada de Seguridad Vial Laboral',
    fecha: '2026-09-21',
    resumen: 'Conductores, empresas e investigadores pueden proponer sus experiencias hasta el 31 de enero.',
    texto:
      '<p>El tema central es la salud mental de quienes trabajan en la vía. Se reciben ponencias de 15 minutos y carteles.</p><h3>Fechas</h3><ol><li>Resúmenes: hasta el 31 de enero.</li><li>Respuesta: 28 de febrero.</li></ol>',
    url_fuente: 'https://example.org/jornadas/2027/convocatoria',
    evento: 'VII Jornada de Seguridad Vial Laboral',
  },
];
