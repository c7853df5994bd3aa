import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addressInstead, followHashAddresses, leaveHashAddress } from '../../public-site/router/hashAddress.ts';
import { currentAddress, openAddress } from './address.ts';

/** What replaces an address. */
function insteadOf(address: string): string | null {
  const { pathname, search, hash } = new URL(address, 'https://grupo.example.org');
  return addressInstead({ pathname, search, hash });
}

describe('a hash address', () => {
  test.each([
    ['/#/', '/'],
    ['/#/?anio=2024', '/?anio=2024'],
    ['/#/proyectos_investigacion', '/proyectos_investigacion'],
    ['/#proyectos_investigacion', '/proyectos_investigacion'],
    ['/#proyecto_investigacion/MQ', '/proyecto_investigacion/MQ'],
    ['/#productos_investigacion?q=a=b', '/productos_investigacion?q=a=b'],
    ['/#//Proyectos_Investigacion/', '/Proyectos_Investigacion/'],
    ['/?ref=boletin#/proyectos_investigacion?q=a?b', '/proyectos_investigacion?q=a?b'],
    ['/#/integrantes_grupo_investigacion', '/integrantes_grupo_investigacion'],
    ['/#/proyecto_investigacion/MQ==', '/proyecto_investigacion/MQ=='],
    ['/#/proyecto_investigacion/MTI/cualquier-nombre', '/proyecto_investigacion/MTI/cualquier-nombre'],
    ['/#/lineas/Sostenibilidad', '/lineas/Sostenibilidad'],
    ['/productos_investigacion?q=x#/integrantes_grupo_investigacion', '/integrantes_grupo_investigacion'],
    ['/#/administracion', '/administracion'],
  ])('%s leads to %s', (address, real) => {
    expect(insteadOf(address)).toBe(real);
  });

  test.each(['/#//otro.example/x', '/#/\\otro.example', '/#\\\\otro.example', '/eventos#////otro.example'])(
    '%s stays on the site',
    (address) => {
      const real = new URL(insteadOf(address) ?? '', 'https://grupo.example.org');
      expect(real.origin).toBe('https://grupo.example.org');
    },
  );

  test.each([
    '/',
    '/#',
    '/#contenido',
    '/#_=_',
    '/?x=1#xtor=EPR-1',
    '/proyectos_investigacion',
    '/proyectos_investigacion#contenido',
    '/eventos#x',
  ])('%s is none', (address) => {
    expect(insteadOf(address)).toBeNull();
  });
});

test('the back office is at its hash in the document at /', () => {
  expect(insteadOf('/#/admin')).toBeNull();
  expect(insteadOf('/#/Admin/proyectos?page=2')).toBeNull();
  expect(insteadOf('/eventos#/admin/login')).toBe('/#/admin/login');
  expect(insteadOf('/admin/proyectos?page=2')).toBe('/#/admin/proyectos?page=2');
});

describe('in a document', () => {
  const opened: string[] = [];
  const open = (address: string) => void opened.push(address);
  beforeEach(() => {
    opened.length = 0;
  });

  test('another page is opened', () => {
    openAddress('/#/eventos');
    expect(leaveHashAddress(open)).toBe(true);
    expect(opened).toEqual(['/eventos']);
  });

  test('the same page loses its hash in the same entry', () => {
    openAddress('/#/?anio=2024');
    const { length } = window.history;
    expect(leaveHashAddress(open)).toBe(false);
    expect([opened, currentAddress(), window.history.length]).toEqual([[], '/?anio=2024', length]);
  });
});

describe('a hash that is typed', () => {
  const replace = vi.fn();
  const seen = vi.fn();
  let stop = () => {};
  beforeEach(() => {
    stop = followHashAddresses();
    window.addEventListener('popstate', seen);
    vi.spyOn(window.location, 'replace').mockImplementation(replace);
  });
  afterEach(() => {
    stop();
    window.removeEventListener('popstate', seen);
    vi.restoreAllMocks();
    replace.mockClear();
    seen.mockClear();
  });
  const type = (address: string) => {
    openAddress(address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  };

  test('loads its page in place of its entry, and no router sees it', () => {
    type('/productos_investigacion#/eventos');
    expect(replace).toHaveBeenCalledWith('/eventos');
    expect(seen).not.toHaveBeenCalled();
  });

  test('of the back office, or of the page itself, is left to the routers', () => {
    type('/#/admin/proyectos');
    type('/eventos#/eventos?anio=2024');
    expect(replace).not.toHaveBeenCalled();
    expect(seen).toHaveBeenCalledTimes(2);
    expect(currentAddress()).toBe('/eventos?anio=2024');
  });
});
