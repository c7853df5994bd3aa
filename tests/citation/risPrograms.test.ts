import { expect, it } from 'vitest';
import { parseCitations } from '../../citation/parse.ts';
import { type CitedFields, toProducto } from '../../citation/toProducto.ts';

const persona = (apellidos: string, nombres: string) => ({
  ...{ apellidos, nombres, nombre_corporativo: '' },
  ...{ orcid: '', integrante_id: null },
});
const PEOPLE = [persona('Paz', 'Ana'), persona('Mar', 'Luz')];
const ARTICLE: CitedFields = {
  nombre: 'Cruces seguros',
  tipo: 'Artículo científico',
  autores: PEOPLE,
  revista: 'Revista de Vías',
  volumen: '12',
  numero: '3',
  pagina_inicial: '1',
  pagina_final: '10',
  issn: '0926-8782',
  fecha_publicacion: '2019',
};

/** The forms in which programs and databases write one work; the contents are invented. */
const PROGRAMS: Readonly<Record<string, [lines: string, fields: CitedFields]>> = {
  Scopus: [
    `TY  - JOUR
TI  - Cruces seguros
T2  - Revista de Vías
J2  - Rev. Vías
VL  - 12
IS  - 3
C7  - 104567
PY  - 2021
DO  - 10.5555/cruces
UR  - https://base.example.org/record?eid=1
AU  - Paz, Ana
AU  - Mar, Luz
KW  - Cruces
KW  - Peatones
PB  - Editorial Nogal
SN  - 09268782 (ISSN)
LA  - Spanish
M3  - Article
DB  - Base
N1  - Export Date: 3 May 2024; Cited By: 5
ER  -`,
    {
      ...{ ...ARTICLE, fecha_publicacion: '2021', pagina_inicial: '104567', pagina_final: undefined, idioma: 'es' },
      ...{ issn: '09268782 (ISSN)', doi: '10.5555/cruces', enlace: 'https://base.example.org/record?eid=1' },
      palabras_clave: ['Cruces', 'Peatones'],
    } as CitedFields,
  ],
  'Google Scholar': [
    `TY  - JOUR
T1  - Cruces seguros
A1  - Paz, Ana
A1  - Mar, Luz
JO  - Revista de Vías
VL  - 12
IS  - 3
SP  - 1
EP  - 10
SN  - 0926-8782
Y1  - 2019
ER  - 
`,
    ARTICLE,
  ],
  EBSCO: [
    `TY  - JOUR
ID  - 123
T1  - Cruces seguros
AU  - Paz, Ana
AU  - Mar, Luz
JO  - Revista de Vías
JF  - Revista de Vías
J1  - Revista de Vías
PY  - 2019/05//May/Jun2019
VL  - 12
IS  - 3
M3  - Article
SP  - 1
EP  - 10
SN  - 0926-8782
N1  - Accession Number: 123; Paz, Ana 1; Email Address: x
DP  - EBSCOhost
ER  - `,
    { ...ARTICLE, fecha_publicacion: '2019-05' },
  ],
  ProQuest: [
    `TY  - JOUR
AB  - Se midió.
AN  - 123; 1
AU  - Paz, Ana
AU  - Mar, Luz
CY  - Tunja
DA  - May 2019
ET  - 2019/05/03/
IS  - 3
LA  - Spanish
PY  - 2019
SN  - 0926-8782
SP  - 1
EP  - 10
T2  - Revista de Vías
TI  - Cruces seguros
VL  - 12
Y2  - 2024/01/02/
ER  - `,
    { ...ARTICLE, fecha_publicacion: '2019-05', idioma: 'es', resumen: 'Se midió.' },
  ],
  SpringerLink: [
    `TY  - CHAP
AU  - Paz, Ana
AU  - Mar, Luz
ED  - Gil, Eva
PY  - 2019
DA  - 2019//
TI  - Cruces seguros
BT  - El libro de las vías
SP  - 1
EP  - 10
PB  - Editorial Nogal
CY  - Tunja
SN  - 978-84-376-0494-7
UR  - https://doi.org/10.5555/cruces
DO  - 10.5555/cruces
ID  - Paz2019
ER  - `,
    {
      ...{ nombre: 'Cruces seguros', tipo: 'Capítulo de libro', autores: PEOPLE, editores: [persona('Gil', 'Eva')] },
      ...{
        titulo_libro: 'El libro de las vías',
        pagina_inicial: '1',
        pagina_final: '10',
        editorial: 'Editorial Nogal',
      },
      ...{ ciudad: 'Tunja', isbn: '978-84-376-0494-7', doi: '10.5555/cruces', fecha_publicacion: '2019' },
      enlace: 'https://doi.org/10.5555/cruces',
    },
  ],
  ScienceDirect: [
    `TY  - JOUR
T1  - Cruces seguros
AU  - Paz, Ana
AU  - Mar, Luz
JO  - Revista de Vías
VL  - 12
SP  - 104567
PY  - 2021
DA  - 2021/05/01/
SN  - 0926-8782
DO  - https://doi.org/10.5555/cruces
KW  - Cruces
ER  - 
`,
    {
      ...{ nombre: 'Cruces seguros', tipo: 'Artículo científico', autores: PEOPLE, revista: 'Revista de Vías' },
      ...{ volumen: '12', pagina_inicial: '104567', fecha_publicacion: '2021-05-01', issn: '0926-8782' },
      ...{ doi: '10.5555/cruces', palabras_clave: ['Cruces'] },
    },
  ],
  Wiley: [
    `TY  - JOUR
T1  - Cruces seguros
AU  - Paz, Ana
AU  - Mar, Luz
Y1  - 2019/05/03
PY  - 2019
DA  - 2019/05/03
N1  - doi: 10.5555/cruces
DO  - 10.5555/cruces
T2  - Revista de Vías
JF  - Revista de Vías
JO  - Revista de Vías
JA  - Rev Vías
VL  - 12
IS  - 3
SP  - 1
EP  - 10
SN  - 0926-8782
M3  - doi: 10.5555/cruces
Y2  - 2024/01/02
ER  - `,
    { ...ARTICLE, fecha_publicacion: '2019-05-03', doi: '10.5555/cruces' },
  ],
  'IEEE Xplore': [
    `TY  - CONF
TI  - Cruces seguros
T2  - 2019 Congreso de Vías
SP  - 1
EP  - 10
AU  - Paz, Ana
AU  - Mar, Luz
PY  - 2019
KW  - Cruces
DO  - 10.5555/cruces
JO  - 2019 Congreso de Vías
IS  - 
SN  - 9788437604947
VO  - 
VL  - 
JA  - 2019 Congreso de Vías
Y1  - 15-17 May 2019
ER  - `,
    {
      ...{ nombre: 'Cruces seguros', tipo: 'Conferencia', autores: PEOPLE, pagina_inicial: '1', pagina_final: '10' },
      ...{ titulo_libro: '2019 Congreso de Vías', evento_nombre: '2019 Congreso de Vías', isbn: '9788437604947' },
      ...{ fecha_publicacion: '2019-05', doi: '10.5555/cruces', palabras_clave: ['Cruces'] },
    },
  ],
  JSTOR: [
    `Provider: JSTOR http://www.example.org
Database: JSTOR
Content: text/plain; charset="UTF-8"


TY  - JOUR
AU  - Paz, Ana
AU  - Mar, Luz
C1  - Full publication date: May, 2019
DB  - JSTOR
EP  - 10
IS  - 3
PY  - 2019
SN  - 09268782, 15737578
SP  - 1
T2  - Revista de Vías
TI  - Cruces seguros
VL  - 12
Y2  - 2024/01/02/
ER  - 
`,
    { ...ARTICLE, issn: '09268782, 15737578' },
  ],
  Dialnet: [
    `TY  - JOUR
T1  - Cruces seguros
JF  - Revista de Vías
JA  - 
VL  - 12
IS  - 3
SP  - 1
EP  - 10
PY  - 2019
Y1  - 2019
SN  - 0926-8782
AU  - Paz, Ana
AU  - Mar, Luz
ER  -
`,
    ARTICLE,
  ],
  'a plugin of OJS': [
    `TY - JOUR
AU - Paz, Ana
AU - Mar, Luz
PY - 2019/05/03
Y2 - 2024/01/02
TI - Cruces seguros
JF - Revista de Vías
JA - RV
VL - 12
IS - 3
SE - Artículos
DO - 10.5555/cruces
UR - https://revista.example.org/index.php/rv/article/view/1
SP - 1-10
ER -`,
    {
      ...{ ...ARTICLE, fecha_publicacion: '2019-05-03', doi: '10.5555/cruces', issn: undefined },
      enlace: 'https://revista.example.org/index.php/rv/article/view/1',
    } as CitedFields,
  ],
  RefWorks: [
    `TY- JOUR
A1- Paz,Ana
A1- Mar,Luz
T1- Cruces seguros
JF- Revista de Vías
Y1- 2019
VL- 12
IS- 3
SP- 1
OP- 10
EP- 10
SN- 0926-8782
ER-`,
    ARTICLE,
  ],
  Zotero: [
    `TY  - THES
AU  - Paz, Ana
TI  - Cruces seguros
PB  - Universidad de los Nogales
DA  - 2019/05//
PY  - 2019
M3  - Tesis de maestría
CY  - Tunja
ER  - 

`,
    {
      ...{ nombre: 'Cruces seguros', tipo: 'Informe técnico', autores: [persona('Paz', 'Ana')] },
      ...{ institucion: 'Universidad de los Nogales', fecha_publicacion: '2019-05', ciudad: 'Tunja' },
    },
  ],
  'a database that numbers its records': [
    `Record #1 of 1
TY  - JOUR
T1  - Cruces seguros
AU  - Paz, Ana
AU  - Mar, Luz
PY  - 2019
JO  - Revista de Vías
VL  - 12
IS  - 3
SP  - 1
EP  - 10
SN  - 0926-8782
ER  - 

Record #2 of 1
`,
    ARTICLE,
  ],
};

it.each(Object.entries(PROGRAMS))('reads the RIS of %s', async (_name, [text, fields]) => {
  const expected = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  expect((await parseCitations(text)).map(toProducto)).toEqual([expected]);
});
