import { createDeviceStorage, type DeviceStorage } from './device-storage';

/** A storage that holds so many keys, and what the page is told of it. */
function storageFor(places: number, makeRoom: (storage: DeviceStorage) => void = () => {}) {
  const kept = new Map<string, string>();
  const localStorage = Object.assign(Object.create(null) as Storage, {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (!kept.has(key) && kept.size >= places) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  });
  const page = { localStorage, addEventListener: () => {}, removeEventListener: () => {} };
  const whenFull = { makeRoom: jest.fn(makeRoom), tellUnkept: jest.fn() };
  return { storage: createDeviceStorage(page, whenFull), kept, whenFull };
}

test('when there is room, then a value is kept and nothing is told', () => {
  const { storage, kept, whenFull } = storageFor(1);
  storage.write('a', '1');
  expect(kept.get('a')).toBe('1');
  expect(whenFull.makeRoom).not.toHaveBeenCalled();
  expect(whenFull.tellUnkept).not.toHaveBeenCalled();
});

test('when it is full and room can be made, then the value is kept after all', () => {
  const { storage, kept, whenFull } = storageFor(1, (full) => full.remove('old'));
  storage.write('old', '0');
  storage.write('new', '1');
  expect([...kept]).toEqual([['new', '1']]);
  expect(whenFull.tellUnkept).not.toHaveBeenCalled();
});

test('when it stays full, then the value lives as long as the page, and that is told', () => {
  const { storage, kept, whenFull } = storageFor(1);
  storage.write('old', '0');
  storage.write('new', '1');
  expect(kept.has('new')).toBe(false);
  expect(storage.read('new')).toBe('1');
  expect(whenFull.tellUnkept.mock.calls).toEqual([['new']]);
});

test('when it stays full, then room is not sought at every write, but again after one that fitted', () => {
  const { storage, whenFull } = storageFor(1);
  storage.write('old', '0');
  storage.write('new', '1');
  storage.write('new', '2');
  expect(whenFull.makeRoom).toHaveBeenCalledTimes(1);
  storage.write('old', '3');
  storage.write('new', '4');
  expect(whenFull.makeRoom).toHaveBeenCalledTimes(2);
});

test('when making room writes too, then that does not begin it anew', () => {
  const { storage, whenFull } = storageFor(1, (full) => full.write('list', '[]'));
  storage.write('old', '0');
  storage.write('new', '1');
  expect(whenFull.makeRoom).toHaveBeenCalledTimes(1);
});
