/** The links of the site map. */
import type { PublicEvento } from '../../../contract/entities/evento.ts';
import type { IntegranteListItem } from '../../../contract/entities/integrante.ts';
import type { ListedProducto } from '../../../contract/entities/producto.ts';
import type { ListedProyecto } from '../../../contract/entities/proyecto.ts';
import { currentLineas, lineaPath } from '../../../contract/siteLineas.ts';
import { sitePaths } from '../../../contract/siteRoutes.ts';
import type { SiteLinea } from '../../../contract/siteSettings.ts';
import { yearOf } from '../../../i18n/dates.ts';
import { integrantesTexts } from '../../../i18n/integrantesTexts.ts';
import { siteTexts } from '../../../i18n/siteTexts.ts';
import { fullNameOf } from '../../components/IntegranteImagen/names.ts';

export interface SiteMapEntry {
  path: string;
  text: string;
  /** tells records of the same name apart */
  note?: string;
}

const { compare } = new Intl.Collator('es', { numeric: true });

/** In alphabetical order; entries of the same name keep their order. */
const byText = (entries: SiteMapEntry[]): SiteMapEntry[] => entries.sort((a, b) => compare(a.text, b.text));

export const pageEntries: readonly SiteMapEntry[] = [
  { path: sitePaths.inicio, text: siteTexts.menu.inicio },
  { path: sitePaths.proyectos, text: siteTexts.proyectos.title },
  { path: sitePaths.integrantes, text: integrantesTexts.title },
  { path: sitePaths.productos, text: siteTexts.productos.title },
  { path: sitePaths.eventos, text: siteTexts.eventos.title },
];

export const lineaEntries = (lineas: readonly SiteLinea[]): SiteMapEntry[] =>
  currentLineas(lineas).map((linea) => ({ path: lineaPath(linea), text: linea.nombre }));

export const proyectoEntries = (proyectos: readonly ListedProyecto[]): SiteMapEntry[] =>
  byText(
    proyectos.map(({ id_proyecto, nombre }) => ({
      path: sitePaths.proyecto(id_proyecto, nombre),
      text: nombre || siteTexts.proyectos.noNombre,
    })),
  );

export const integranteEntries = (integrantes: readonly IntegranteListItem[]): SiteMapEntry[] =>
  byText(
    integrantes.map((integrante) => ({
      path: sitePaths.integrante(integrante.id, fullNameOf(integrante)),
      text: fullNameOf(integrante) || integrantesTexts.noNombre,
    })),
  );

export const productoEntries = (productos: readonly ListedProducto[]): SiteMapEntry[] =>
  byText(
    productos.map(({ id, nombre }) => ({
      path: sitePaths.producto(id, nombre),
      text: nombre || siteTexts.productos.noNombre,
    })),
  );

export const eventoEntries = (eventos: readonly PublicEvento[]): SiteMapEntry[] =>
  byText(
    eventos.map(({ id, nombre, fecha }) => ({
      path: sitePaths.evento(id, nombre),
      text: nombre || siteTexts.eventos.noNombre,
      note: String(yearOf(fecha) ?? ''),
    })),
  );
