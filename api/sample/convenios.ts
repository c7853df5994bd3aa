import type { Convenio } from '../../contract/entities/convenio.ts';

/** `logo` is a file of this folder. */
type SampleConvenio = Pick<Convenio, 'nombre' | 'descripcion' | 'url_web' | 'estado' | 'logo'>;

export const convenios: readonly SampleConvenio[] = [
  {
    nombre: 'Universidad Técnica de los Nogales',
    descripcion: 'Codirección de tesis de posgrado y uso compartido del laboratorio de biomecánica.',
    url_web: 'https://nogales.example.org',
    estado: 1,
    logo: 'logos/universidad-nogales.svg',
  },
  {
    nombre: 'Instituto Ámbar de Toxicología',
    descripcion:
      'Análisis de biomarcadores, asesoría clínica y formación en respuesta a intoxicaciones de origen laboral.',
    url_web: 'https://ambar.example.org',
    estado: 1,
    logo: 'logos/instituto-ambar.svg',
  },
  {
    nombre: 'Fundación Ruta Serena',
    descripcion: 'Trabajo con familias, colegios y víctimas de siniestros viales en municipios pequeños.',
    url_web: 'https://rutaserena.example.org',
    estado: 1,
    logo: 'logos/fundacion-ruta-serena.svg',
  },
  {
    nombre: 'Cooperativa de Transportadores Río Pardo',
    descripcion:
      'Acceso a flotas y conductores voluntarios para estudios de fatiga, con acuerdo de confidencialidad sobre los datos individuales.',
    url_web: 'https://riopardo.example.org',
    estado: 1,
    logo: 'logos/cooperativa-rio-pardo.webp',
  },
  {
    nombre: 'Laboratorio Tres Cerros',
    descripcion: 'Muestreo de aire y ensayos de calidad metrológica a tarifa académica.',
    url_web: 'https://trescerros.example.org',
    estado: 1,
    logo: 'logos/laboratorio-tres-cerros.svg',
  },
  {
    nombre: 'Secretaría de Movilidad de Villa Aurora',
    descripcion: '',
    url_web: 'https://movilidad.villaaurora.example.org',
    estado: 1,
    logo: 'logos/movilidad-villa-aurora.svg',
  },
  {
    nombre: 'Centro de Salud Laboral Alborada',
    descripcion: 'Valoraciones médicas ocupacionales y seguimiento de los participantes en estudios de cohorte.',
    url_web: 'https://alborada.example.org',
    estado: 1,
    logo: 'logos/centro-alborada.png',
  },
  {
    nombre: 'Red Vía Clara',
    descripcion:
      'Red latinoamericana de observatorios de seguridad vial. El convenio marco venció y su renovación está en trámite.',
    url_web: 'https://viaclara.example.org',
    estado: 2,
    logo: 'logos/red-via-clara.svg',
  },
];
