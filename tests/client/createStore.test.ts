import { describe, expect, it, vi } from 'vitest';
import { addTo, createStore } from '../../client/createStore.ts';

describe('createStore', () => {
  it('tells each listener of a change, until it is removed', () => {
    const store = createStore('uno');
    const [first, second] = [vi.fn(), vi.fn()];
    const remove = store.subscribe(first);
    store.subscribe(second);
    store.set('dos');
    expect(store.get()).toBe('dos');
    remove();
    store.set('tres');
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(2);
  });

  it('tells a listener also of the same value', () => {
    const store = createStore(0);
    const listener = vi.fn();
    store.subscribe(listener);
    store.set(0);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('addTo', () => {
  it('removes the added item, and no equal one', () => {
    const list = createStore<readonly object[]>([]);
    const [first, second] = [{ form: 1 }, { form: 1 }];
    const remove = addTo(list, first);
    addTo(list, second);
    remove();
    remove();
    expect(list.get()).toEqual([second]);
    expect(list.get()[0]).toBe(second);
  });
});
