import { describe, expect, it } from 'vitest';
import { passwordProblem } from '../../contract/entities/password.ts';

const SHORT = 'La contraseña debe tener al menos 15 caracteres';
const REPEATED = 'La contraseña no debe repetir lo mismo una y otra vez';
const SEQUENCE = 'La contraseña no debe ser una secuencia de letras o números seguidos';
const COMMON = 'La contraseña está hecha solo de palabras que se usan en muchas contraseñas';
const WITH_USUARIO = 'La contraseña no debe contener el nombre de usuario';
const WITH_PORTAL = 'La contraseña no debe contener el nombre del portal';

describe('passwordProblem', () => {
  it.each([
    ['', SHORT],
    ['catorce letras', SHORT],
    ['🌊🌊🌊🌊🌊🌊🌊🌊', SHORT],
    ['x'.repeat(1_001), 'La contraseña debe tener como máximo 1000 caracteres'],
    ['aaaaaaaaaaaaaaaa', REPEATED],
    ['----------------', REPEATED],
    ['abcabcabcabcabca', REPEATED],
    ['Perro azulperro azul', REPEATED],
    ['abcdefghijklmnop', SEQUENCE],
    ['1234567890123456', SEQUENCE],
    ['9876543210987654', SEQUENCE],
    ['qwertyuiopasdfgh', SEQUENCE],
    ['123456789abcdefg', SEQUENCE],
    ['QWERTY-UIOP-0987', SEQUENCE],
    ['1q2w3e4r5t6y7u8i', SEQUENCE],
    ['Contraseña123456', COMMON],
    ['administrador2024!', COMMON],
    ['PasswordPassword1', COMMON],
    ['la clave de prueba', COMMON],
    ['Grupo de Investigación 7', WITH_PORTAL],
  ])('rejects %j: %s', (clave, message) => {
    expect(passwordProblem(clave)).toBe(message);
  });

  it.each([
    'cuatro tazas de té verde',
    'catorce letras y',
    'clave larga de otra época',
    '7f3Kq9-ZtR2_wLmXb',
    '🌊🔥🌱🚲🌊🌊🔥🚲🌱🌱🚲🔥🌊🌱🌱',
    '583920174650382',
    `${'ñandú y café '.repeat(20)}fin`,
  ])('accepts %j', (clave) => {
    expect(passwordProblem(clave, 'maria.prueba')).toBeNull();
  });

  it('rejects the login name in any spelling, unless it is short', () => {
    for (const clave of ['soy Maria.Prueba desde hoy', 'MARÍAPRUEBA y once más', 'maria prueba en bicicleta']) {
      expect(passwordProblem(clave, 'maria.prueba')).toBe(WITH_USUARIO);
    }
    expect(passwordProblem('cuatro tazas de té verde', 'ta')).toBeNull();
  });
});
