import type { ShippedPicture } from '../../../contract/identidad.ts';
import banner from '../../media/banner.svg';
import fondo from '../../media/fondo.svg';
import logo from '../../media/logo.svg';
import noEncontrado from '../../media/no-encontrado.svg';
import pilares from '../../media/pilares.svg';
import gestion from '../../media/tema-gestion.svg';
import salud from '../../media/tema-salud.svg';
import seguridad from '../../media/tema-seguridad.svg';
import sostenibilidad from '../../media/tema-sostenibilidad.svg';

/** The addresses of the pictures that the site ships with; its icon is not a picture of a page. */
export const shippedPictures: Readonly<Partial<Record<ShippedPicture, string>>> = {
  logo,
  banner,
  fondo,
  pilares,
  'no-encontrado': noEncontrado,
  'tema-gestion': gestion,
  'tema-salud': salud,
  'tema-seguridad': seguridad,
  'tema-sostenibilidad': sostenibilidad,
};
