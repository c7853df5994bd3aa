import type { Command } from '../copies/command.ts';

/** The commands by name. The code of a command is loaded when it runs, since most of a short command's time goes into loading. */
export const commands: Readonly<Record<string, Command>> = {
  'crear-usuario': {
    argument: 'USUARIO',
    options: ['nombre', 'correo'],
    description: 'crea a alguien del personal; sin nombre, lleva el de su usuario',
    load: () => import('./createUsuario.ts'),
  },
  'cambiar-clave': {
    argument: 'USUARIO',
    options: [],
    description: 'le da una contraseña nueva y termina sus sesiones',
    load: () => import('./changePassword.ts'),
  },
  respaldar: {
    argument: 'ARCHIVO',
    options: ['forzar'],
    description:
      'guarda una copia de todo en un solo archivo mientras el portal sirve; con --forzar reemplaza uno que exista',
    load: () => import('./backUp.ts'),
  },
  restaurar: {
    argument: 'ARCHIVO',
    options: ['forzar', 'sin-actualizar'],
    description:
      'revisa un respaldo y lo pone en lugar de la base de datos; el portal debe estar detenido. La base anterior se\n' +
      '      conserva, salvo en PostgreSQL, donde su contenido se reemplaza: respáldela antes. --forzar es para cuando la\n' +
      '      base actual está dañada y no se puede ni abrir. --sin-actualizar deja la base en la versión del respaldo, para\n' +
      '      volver a una versión anterior del portal',
    load: () => import('./restore.ts'),
  },
  exportar: {
    argument: 'ARCHIVO',
    options: ['forzar'],
    description:
      'guarda en un ZIP todo el contenido en formatos que cualquier programa lee, con un LEAME que los explica, mientras el portal\n' +
      '      sirve; para restaurar el portal es el respaldo. Con --forzar reemplaza un archivo que exista',
    load: () => import('./export.ts'),
  },
  verificar: {
    argument: null,
    options: [],
    description:
      'revisa la base de datos, sus referencias y sus imágenes, sin cambiar nada; el portal puede seguir sirviendo',
    load: () => import('./verify.ts'),
  },
  mudar: {
    argument: 'postgres://USUARIO@SERVIDOR/BASE',
    options: [],
    description:
      'copia el portal de DATA_DIR, que debe estar detenido y queda como estaba, en una base PostgreSQL vacía; cada\n' +
      '      registro se lee de vuelta y se compara. La contraseña de PostgreSQL puede ir en PGPASSWORD o en ~/.pgpass',
    load: () => import('./migrateToPostgres.ts'),
  },
  enlaces: {
    argument: null,
    options: [],
    description: 'comprueba los enlaces que muestra el sitio, con una solicitud por segundo a cada servidor',
    load: () => import('./checkLinks.ts'),
  },
  importar: {
    argument: 'ARCHIVO',
    options: ['simular', 'aplicar', 'usuario', 'tipo', 'con', 'omitir-errores'],
    description:
      'lee registros de un archivo (CSV, XLSX, BibTeX, RIS, CSL-JSON o la página del GrupLAC); el portal puede seguir sirviendo.\n' +
      '      Con --simular dice qué pasaría con cada fila; con --aplicar --usuario USUARIO lo hace, como una operación que se puede\n' +
      '      deshacer. --tipo dice qué registros son (proyectos, integrantes, productos, convenios, eventos o noticias), donde el\n' +
      '      archivo no lo dice; --con grupo=1 da un valor a todas las filas que no lo tienen. Lo que está por decidir no se importa.\n' +
      '      Si una fila no se puede importar no se escribe nada; con --omitir-errores se escriben las otras. Termina con 1 si alguna no se puede',
    load: () => import('./import/importFile.ts'),
  },
  traer: {
    argument: 'URL ARCHIVO',
    options: ['usuario-remoto', 'imagenes', 'sin-cifrar', 'simular', 'forzar'],
    description:
      'lee otro portal por las llamadas de la especificación (URL, como https://viejo.example.org/api) y escribe un respaldo revisado, con\n' +
      '      los usuarios y la Identidad de este portal, y un informe de lo que no se pudo traer (ARCHIVO.csv); este portal queda como está\n' +
      '      hasta restaurar ARCHIVO. Con --usuario-remoto pide la contraseña de alguien del otro portal y trae también lo inactivo. --imagenes\n' +
      '      dice dónde más están las imágenes; --sin-cifrar admite http; --simular no escribe nada y muestra el informe',
    load: () => import('./transfer.ts'),
  },
  limpiar: {
    argument: null,
    options: ['anteriores-a', 'si'],
    description:
      'borra las versiones anteriores a ese tiempo (90d, 18m, 2y) y los archivos que ya nada usa, tras decir cuánto es y preguntar, o sin preguntar con --si; quedan quién hizo qué y cuándo, el último estado de cada registro y la Papelera',
    load: () => import('./cleanUp/cleanUp.ts'),
  },
  doctor: {
    argument: null,
    options: [],
    description:
      'revisa la instalación: puerto, permisos, disco, reloj, proxy, respaldos, PUBLIC_URL y versiones, y dice cómo\n' +
      '      corregir lo que falla; termina con 0 si nada impide operar',
    load: () => import('./doctor/doctor.ts'),
  },
};
