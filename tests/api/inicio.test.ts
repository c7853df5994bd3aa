import { describe, expect, it } from 'vitest';
import { aConfiguracion, newConvenio } from '../support/builders/inputs.ts';
import { movementOf, rowOf } from '../support/database.ts';
import { expectFieldRules, type FieldRule } from '../support/refusals.ts';
import { testApp } from '../support/testApp.ts';

const EMPTY = {
  objetivo: '',
  codigo: '',
  direccion: '',
  telefono: '',
  correo_contacto: '',
  correo_soporte: '',
  url_img_pilares: '',
  url_minciencias: '',
  url_publicaciones: '',
  url_serie_guias: '',
  url_supervisor: '',
  url_guias: '',
  url_observatorio: '',
  url_encuesta: '',
  url_privacidad: '',
  url_facebook: '',
  url_instagram: '',
  url_linkedin: '',
  url_youtube: '',
  url_x: '',
  url_gruplac: '',
  ror: '',
};
const URL_NAMES = {
  url_img_pilares: 'de la imagen de los pilares',
  url_minciencias: 'del Ministerio de Ciencias',
  url_publicaciones: 'de las publicaciones',
  url_serie_guias: 'de la serie de guías',
  url_supervisor: 'del supervisor',
  url_guias: 'de las guías',
  url_observatorio: 'del observatorio',
  url_encuesta: 'de la encuesta',
  url_privacidad: 'de la política de privacidad',
  url_facebook: 'de Facebook',
  url_instagram: 'de Instagram',
  url_linkedin: 'de LinkedIn',
  url_youtube: 'de YouTube',
  url_x: 'de X',
  url_gruplac: 'del GrupLAC',
};
const LINKS = Object.keys(URL_NAMES) as (keyof typeof URL_NAMES)[];
const invalidUrl = (name: keyof typeof URL_NAMES) =>
  `La URL ${URL_NAMES[name]} no es válida: debe comenzar por http:// o https://`;
const INVALID_EMAIL = 'El correo electrónico no es válido';

describe('get_home and get_configuracion', () => {
  it('answer an empty home, and the configuration as a list of one', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const cifras = { proyectos: 0, productos: 0, integrantes: 0, desde: '' };
    expect(await portal.visitor.call('getInicio', {})).toEqual({
      success: 1,
      inicio: EMPTY,
      logos_convenios: [],
      cifras,
    });
    expect(await staff.call('getConfiguracion', {})).toEqual({
      success: 1,
      data: [{ ...EMPTY, privacidad_id: null, version: 1 }],
    });
  });

  it('include the logos of active convenios only', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    await newConvenio(staff, { nombre: 'Oculto', estado: 2 });
    await newConvenio(staff, { nombre: 'Visible', url_web: 'https://ejemplo.org' });
    const { logos_convenios } = await portal.visitor.call('getInicio', {});
    const logo = (await rowOf(portal.db, 'convenios', 2))?.logo;
    expect(logos_convenios).toEqual([{ id: 2, nombre: 'Visible', url_web: 'https://ejemplo.org', logo }]);
  });
});

describe('update_configuracion', () => {
  it('changes the given fields only, for visitors and staff', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const antes = await rowOf(portal.db, 'inicio', 1);
    const { answer, movement } = await movementOf(portal.db, () =>
      staff.call('updateConfiguracion', { body: aConfiguracion() }),
    );
    expect(answer).toEqual({
      success: 1,
      message: 'Configuración actualizada',
      data: (await staff.call('getConfiguracion', {})).data,
    });
    const changed = { ...EMPTY, ...aConfiguracion() };
    expect((await portal.visitor.call('getInicio', {})).inicio).toEqual(changed);
    expect(await staff.call('getConfiguracion', {})).toEqual({
      success: 1,
      data: [{ ...changed, privacidad_id: null, version: 2 }],
    });
    const despues = { ...changed, privacidad_id: null, id: 1, version: 2, updated_by: 'maria.prueba' };
    expect(movement).toEqual({
      usuario_id: 1,
      usuario: 'maria.prueba',
      recurso: 'inicio',
      recurso_id: 1,
      accion: 'actualizar',
      antes,
      despues,
    });

    await staff.call('updateConfiguracion', { body: { objetivo: '<p>Otro</p>', codigo: '' } });
    expect((await portal.visitor.call('getInicio', {})).inicio).toEqual({
      ...changed,
      objetivo: '<p>Otro</p>',
      codigo: '',
    });
  });

  it('accepts every field of the home', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const links = Object.fromEntries(LINKS.map((name) => [name, `https://ejemplo.org/${name}`]));
    const texts = { codigo: 'C', direccion: 'Calle 1', telefono: '601 555', ror: 'https://ror.org/05gq02987' };
    const mails = { correo_contacto: 'a@ejemplo.org', correo_soporte: 'b@ejemplo.org' };
    const body = { objetivo: '<p>O</p>', ...links, ...texts, ...mails };
    await staff.call('updateConfiguracion', { body });
    expect((await portal.visitor.call('getInicio', {})).inicio).toEqual({ ...EMPTY, ...body });
  });

  it('stores a ROR as an address, and refuses another form', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    for (const ror of ['05gq02987', 'ror.org/05GQ02987', 'https://ror.org/05gq02987']) {
      await staff.call('updateConfiguracion', { body: aConfiguracion({ ror }) });
      expect((await portal.visitor.call('getInicio', {})).inicio.ror).toBe('https://ror.org/05gq02987');
    }
    const body = aConfiguracion({ ror: 'https://ejemplo.org/05gq02987' });
    const refusal = await staff.send('updateConfiguracion', { body });
    expect(refusal).toMatchObject({
      status: 422,
      body: { errors: { ror: expect.stringContaining('El ROR no es válido') } },
    });
  });

  it('sanitizes objetivo', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const objetivo =
      '<p onclick="x()">Uno<script>alert(1)</script> <strong>dos</strong></p><iframe src="//x"></iframe>';
    await staff.call('updateConfiguracion', { body: { objetivo } });
    const { inicio } = await portal.visitor.call('getInicio', {});
    expect(inicio.objetivo).toBe('<p>Uno <strong>dos</strong></p>');
  });

  it('answers 422 when a rule is broken', async () => {
    await using portal = await testApp();
    const staff = await portal.staff();
    const empty = [undefined, null, '', '  ', '<p></p>', '<p>&nbsp;</p>', '<script>alert(1)</script>', 5];
    await expectFieldRules(portal, staff, 'updateConfiguracion', { body: aConfiguracion() }, [
      ...empty.map((value): FieldRule => ['objetivo', value, 'El objetivo es obligatorio']),
      ['objetivo', 'x'.repeat(20_001), 'Use como máximo 20000 caracteres'],
      ...LINKS.flatMap((name): FieldRule[] => [
        [name, 'ejemplo.org', invalidUrl(name)],
        [name, 'javascript:alert(1)', invalidUrl(name)],
      ]),
      ['correo_contacto', 'contacto', INVALID_EMAIL],
      ['correo_soporte', 'soporte@', INVALID_EMAIL],
      ['codigo', 'x'.repeat(201), 'Use como máximo 200 caracteres'],
      ['direccion', 5, 'Debe ser un texto'],
    ]);
  });
});
