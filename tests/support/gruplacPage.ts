/** Pages of GrupLAC, with markup as the site writes it, broken elements included. */

export interface GruplacSection {
  title: string;
  /** HTML of the last cell of each row */
  rows: string[];
}

const section = ({ title, rows }: GruplacSection): string => `
<table width="100%" style="border: #999 1px solid"><tbody><tr><td class="celdaEncabezado" colspan="2">${title}</td></tr>
${rows.map((row, index) => `<tr><td class="celdas_${index % 2}">${index % 3 === 0 ? `<img src="/gruplac/imagenes/chulo_${index % 2}.jpg">` : ''}</td>\n<td class="celdas${index % 2}">${row}</td></tr>`).join('\n')}
</tbody></table>`;

/** @param extra HTML behind the sections */
export const gruplacPage = (sections: readonly GruplacSection[], extra = ''): string => `
<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<html><head><meta http-equiv="Content-Type" content="text/html; charset=ISO-8859-1"><title>GrupLAC - Plataforma SCIENTI - Colombia</title>
<script>var x = "<table><tr><td class='celdaEncabezado'>Proyectos</td></tr></table>";</script></head>
<body><table><tr><td>Menú</td></tr></table><span class="celdaEncabezado">GRUPO DE ESTUDIO</span>
<table><tr><td class="celdaEncabezado">PRODUCCIÓN BIBLIOGRÁFICA</td></tr></table>
${sections.map(section).join('\n')}${extra}<table><tr><td>Pie de página</td></tr></table></body></html>`;
