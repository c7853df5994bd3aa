import { describe, expect, it } from 'vitest';
import { below, remoteAddress } from '../../../api/transfer/remoteAddress.ts';

describe('the address of the other portal', () => {
  it.each([
    ['https://viejo.example.org/api', 'https://viejo.example.org/api'],
    ['https://viejo.example.org/api//', 'https://viejo.example.org/api'],
    ['https://viejo.example.org', 'https://viejo.example.org/'],
    ['https://10.0.0.7:8443/portal/api', 'https://10.0.0.7:8443/portal/api'],
  ])('%s is read', (text, href) => {
    expect(remoteAddress(text, false).href).toBe(href);
  });

  it.each([
    ['viejo.example.org/api', 'no es una dirección'],
    ['ftp://viejo.example.org', 'no es una dirección'],
    ['https://ana:clave@viejo.example.org/api', 'use --usuario-remoto'],
    ['https://viejo.example.org/api?a=1', 'no lleva ? ni #'],
    ['https://viejo.example.org/#/admin', 'no lleva ? ni #'],
    ['http://viejo.example.org/api', '--sin-cifrar'],
  ])('%s is refused', (text, reason) => {
    expect(() => remoteAddress(text, false)).toThrow(reason);
  });

  it('may be of http if the operator says so', () => {
    expect(remoteAddress('http://127.0.0.1:8080/api', true).href).toBe('http://127.0.0.1:8080/api');
  });

  it('stands before the paths of its calls', () => {
    expect(below(remoteAddress('https://a.org/x/api', false), 'Home/get_home').href).toBe(
      'https://a.org/x/api/Home/get_home',
    );
    expect(below(remoteAddress('https://a.org', false), 'uploads/a%2Fb.png').href).toBe(
      'https://a.org/uploads/a%2Fb.png',
    );
  });
});
