import fs from 'node:fs';
import { plantedFaults } from '../../e2e/plantedFaults';
import { chooseFaults, plant } from './plant';
import { inRoot } from '../machine/paths';
import { readOnlyAllReason } from '../test/onlyAll';

describe('the planted faults', () => {
  it.each(plantedFaults)(
    'the planted fault $name can be planted in its file, and its test file exists',
    (fault) => {
      const source = fs.readFileSync(inRoot(fault.file), 'utf8');
      expect(plant(source, fault)).not.toBe(source);
      expect(fs.existsSync(inRoot(fault.test))).toBe(true);
      expect(fault.test).toMatch(/^server\/.+\.test\.ts$|^e2e\/.+\.e2e\.ts$|^simulation\/run\.ts$/);
    },
  );

  it.each(plantedFaults)(
    'the planted fault $name needs --all if and only if its test file has the tag @only-all',
    (fault) => {
      expect(fault.needsAll ?? false).toBe(readOnlyAllReason(inRoot(fault.test)) !== undefined);
    },
  );

  it('the planted faults have unique names', () => {
    const names = plantedFaults.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('chooseFaults chooses the faults with the given names, or all faults if no name is given, and rejects an unknown name', () => {
    const [first] = plantedFaults;
    expect(chooseFaults([])).toEqual(plantedFaults);
    expect(chooseFaults([first?.name ?? ''])).toEqual([first]);
    expect(() => chooseFaults(['no-such'])).toThrow('There is no fault called no-such.');
  });
});

describe('planting a fault', () => {
  const fault = { name: 'off', find: 'a < b', replace: 'a <= b' };

  it('planting a fault replaces its text and nothing else', () => {
    expect(plant('if (a < b) $& stop();', fault)).toBe('if (a <= b) $& stop();');
  });

  it.each(['if (b > a) stop();', 'a < b || a < b'])(
    'planting a fault fails for %s, because the text of the fault does not occur exactly once',
    (source) => {
      expect(() => plant(source, fault)).toThrow(
        'The text of the fault off must occur once: a < b',
      );
    },
  );
});
