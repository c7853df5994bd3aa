import { describe, expect, it } from 'vitest';
import { CONVENIO_LOGO, checkFile, PHOTOGRAPH } from '../../contract/entities/file.ts';

const IMAGES = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
const OTHERS = ['application/pdf', 'text/html', 'image/tiff', 'image/avif', 'video/mp4', ''];
const TOO_LARGE = 'Archivo demasiado grande';

describe('PHOTOGRAPH', () => {
  it.each(IMAGES)('accepts %s of up to 5 242 880 bytes', (type) => {
    expect(checkFile(PHOTOGRAPH, { type, size: 5_242_880 })).toBeNull();
    expect(checkFile(PHOTOGRAPH, { type, size: 5_242_881 })).toEqual({
      title: TOO_LARGE,
      text: 'El archivo debe ser menor a 5MB',
    });
  });

  it.each([...OTHERS, 'image/svg+xml'])('rejects %j', (type) => {
    expect(checkFile(PHOTOGRAPH, { type, size: 1 })).toEqual({
      title: `Tipo de archivo no permitido: ${type}`,
      text: 'Solo se permiten archivos JPG, JPEG, PNG, GIF y WebP',
    });
  });
});

describe('CONVENIO_LOGO', () => {
  it.each([...IMAGES, 'image/svg+xml'])('accepts %s of up to 2 097 152 bytes', (type) => {
    expect(checkFile(CONVENIO_LOGO, { type, size: 2_097_152 })).toBeNull();
    expect(checkFile(CONVENIO_LOGO, { type, size: 2_097_153 })).toEqual({
      title: TOO_LARGE,
      text: 'El archivo debe ser menor a 2MB',
    });
  });

  it.each(OTHERS)('rejects %j', (type) => {
    expect(checkFile(CONVENIO_LOGO, { type, size: 1 })).toEqual({
      title: `Tipo de archivo no permitido: ${type}`,
      text: 'Solo se permiten archivos JPG, JPEG, PNG, GIF, WebP y SVG',
    });
  });
});

it.each([PHOTOGRAPH, CONVENIO_LOGO])('an empty file is rejected', (rule) => {
  expect(checkFile(rule, { type: 'image/png', size: 0 })).toEqual({
    title: 'Archivo vacío',
    text: 'El archivo está vacío. Elija otro.',
  });
});
