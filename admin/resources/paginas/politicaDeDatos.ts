/** A model of the policy that Colombian law asks of who treats personal data. What each group fills in is in brackets. */

const list = (...items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`;

const TEXTO = [
  '<p><strong>Borrador: revíselo con su oficina jurídica.</strong> Complete lo que está entre corchetes, quite lo que no corresponda a su grupo y borre este párrafo antes de publicar la página.</p>',
  '<p>Esta política desarrolla el derecho de toda persona a conocer, actualizar y rectificar lo que se guarda de ella en bases de datos y archivos, según el artículo 15 de la Constitución Política, la Ley Estatutaria 1581 de 2012 y el Decreto 1377 de 2013, compilado en el Decreto 1074 de 2015.</p>',

  '<h3>Responsable del tratamiento</h3>',
  list(
    'Responsable: [nombre de la institución], NIT [número], de la que hace parte el grupo de investigación [nombre del grupo].',
    'Domicilio: [ciudad], [dirección].',
    'Correo electrónico para asuntos de datos personales: [correo electrónico].',
    'Teléfono: [número].',
    'Persona o dependencia que atiende las peticiones, consultas y reclamos: [cargo o dependencia].',
  ),
  '<p>[Si la institución tiene su propia política de tratamiento de datos, enlácela aquí: esta página la aplica a lo que hace el grupo.]</p>',

  '<h3>Datos que se tratan</h3>',
  list(
    'De integrantes del grupo: nombres y apellidos, cargo, profesión, estudios, áreas de trabajo, identificadores académicos como el ORCID y el CvLAC y, si los autorizaron, correo electrónico y fotografía.',
    'De autores, coautores y ponentes: los nombres y la afiliación con los que firman sus productos, que son públicos.',
    'De quienes participan en proyectos y eventos del grupo: [nombre, documento de identidad, correo electrónico, institución].',
    'De quienes escriben al grupo: el nombre, los datos de contacto y lo que cuenten en su mensaje.',
    'De quienes administran este portal: nombre, nombre de usuario, correo electrónico y el registro de lo que hacen en él.',
    'De quienes visitan este portal: la dirección IP, que el servidor usa para impedir abusos y no publica [otros registros del servidor]. Las visitas a cada página se cuentan por día, sin guardar quién las hizo.',
  ),

  '<h3>Finalidades</h3>',
  '<p>Los datos se recogen, guardan, usan y, en lo que aquí se dice, se publican para:</p>',
  list(
    'dar a conocer al grupo, a sus integrantes, sus proyectos y sus productos en este portal;',
    'reportar la actividad del grupo a la institución, al Ministerio de Ciencia, Tecnología e Innovación y a las entidades que financian sus proyectos;',
    'organizar y certificar la participación en proyectos, eventos y convocatorias;',
    'responder mensajes, consultas y reclamos;',
    'mantener seguro el portal y saber quién cambió lo que publica;',
    '[otras finalidades].',
  ),
  '<p>Los datos no se usan para otros fines, no se venden y no se entregan a terceros, salvo por orden de autoridad competente o con autorización del titular. [Indique si algún proveedor los guarda por encargo, y en qué país.]</p>',

  '<h3>Autorización</h3>',
  '<p>El tratamiento requiere la autorización previa, expresa e informada del titular, que se conserva para poder consultarla después. No es necesaria en los casos del artículo 10 de la Ley 1581 de 2012, como los datos de naturaleza pública y el tratamiento con fines históricos, estadísticos o científicos que la ley autoriza.</p>',
  '<p>Se solicita así: [formato, correo o medio por el que se obtiene la autorización].</p>',

  '<h3>Datos sensibles y de niños, niñas y adolescentes</h3>',
  '<p>Nadie está obligado a autorizar el tratamiento de datos sensibles, como los de salud, origen étnico, orientación política o los biométricos. Si una investigación los necesita, se pide una autorización explícita que dice cuáles son y para qué, y se responde por su reserva.</p>',
  '<p>Los datos de niños, niñas y adolescentes se tratan solo con autorización de su representante legal, después de escuchar al menor, y en respuesta a su interés superior y a sus derechos fundamentales. [Si el grupo no trata estos datos, dígalo aquí.]</p>',

  '<h3>Derechos de los titulares</h3>',
  '<p>Según el artículo 8 de la Ley 1581 de 2012, toda persona tiene derecho a:</p>',
  list(
    'conocer, actualizar y rectificar sus datos, también cuando son parciales, inexactos, incompletos, fraccionados o inducen a error, o cuando su tratamiento está prohibido o no se ha autorizado;',
    'pedir prueba de la autorización que dio, salvo cuando la ley no la exige;',
    'saber, si lo pide, qué uso se ha dado a sus datos;',
    'presentar quejas ante la Superintendencia de Industria y Comercio por infracciones a la ley;',
    'revocar la autorización o pedir que se supriman sus datos, si no hay un deber legal o contractual de conservarlos;',
    'acceder gratis a sus datos, al menos una vez cada mes calendario y cada vez que esta política cambie en lo sustancial.',
  ),
  '<p>Puede ejercerlos el titular, quien herede sus derechos, su representante o apoderado, o aquel en cuyo favor se haya estipulado, con prueba de esa calidad.</p>',

  '<h3>Cómo presentar consultas y reclamos</h3>',
  '<p>Escriba a [correo electrónico] o entregue su solicitud en [dirección], de [días y horas]. Incluya su nombre, su documento de identidad, lo que pide, los hechos en que se apoya, los documentos que quiera hacer valer y una dirección o un correo para responderle. No tiene costo.</p>',
  '<h4>Consultas</h4>',
  '<p>Se responden en un máximo de diez días hábiles desde que se reciben. Si no es posible, se le dirá por qué y en qué fecha tendrá respuesta, a más tardar cinco días hábiles después de ese plazo.</p>',
  '<h4>Reclamos</h4>',
  '<p>Sirven para corregir, actualizar o suprimir datos, para revocar la autorización o cuando se advierte que se incumple la ley.</p>',
  list(
    'Si el reclamo está incompleto, se le pedirá lo que falta dentro de los cinco días siguientes a su recibo. Si pasan dos meses sin que lo envíe, se entiende que desistió.',
    'Si quien lo recibe no es competente, lo traslada en un máximo de dos días hábiles y se lo informa.',
    'El reclamo completo queda marcado en la base de datos como «reclamo en trámite», con su motivo, en un máximo de dos días hábiles y hasta que se decida.',
    'Se resuelve en un máximo de quince días hábiles, contados desde el día siguiente a su recibo. Si no es posible, se le dirá por qué y en qué fecha se resolverá, a más tardar ocho días hábiles después de ese plazo.',
  ),
  '<p>Agotado este trámite, puede quejarse ante la Superintendencia de Industria y Comercio, Delegatura para la Protección de Datos Personales.</p>',

  '<h3>Seguridad</h3>',
  '<p>Los datos se protegen con medidas técnicas, humanas y administrativas para evitar que se alteren, se pierdan o los consulte quien no debe: [medidas, como acceso con contraseña personal, copias de respaldo y compromisos de confidencialidad]. Quienes intervienen en su tratamiento deben guardar reserva, también después de terminar su vínculo con el grupo.</p>',

  '<h3>Vigencia</h3>',
  '<p>Esta política rige desde el [día, mes y año]. Las bases de datos se conservan mientras existan las finalidades descritas o un deber legal de conservarlas: [período]. Los cambios sustanciales se anuncian en este portal antes de aplicarse, y si cambian las finalidades se pide una nueva autorización.</p>',
].join('');

/** Fields of the form of a page. */
export const POLITICA_DE_DATOS = {
  titulo: 'Política de tratamiento de datos personales',
  resumen:
    'Qué datos personales trata el grupo y para qué, qué derechos tienen sus titulares y cómo presentar consultas y reclamos.',
  texto: TEXTO,
  lugar: 'pie',
  // Visitors read it once staff have filled its gaps.
  activo: false,
} as const;
