import { listVehicleNames, vehiclesKey } from './vehicleNames';

test.each([
  ['R-88', ['R88']],
  ['53-0192, r 7/TR 9; 53-0193', ['530192', 'R7', 'TR9', '530193']],
  ['n/a', []],
  ['No trailer', []],
  ['none, R-88', ['R88']],
  [' , ', []],
])('the trailer field %j names the trailers %j', (trailers, numbers) => {
  expect(listVehicleNames({ truck: 't-204 ', trailers })).toEqual([
    { kind: 'truck', number: 'T204' },
    ...numbers.map((number) => ({ kind: 'trailer', number })),
  ]);
});

test('vehicle numbers are compared without accents, and Cyrillic letters are part of a number', () => {
  const trailers = 'Ж-7, ж 7';
  expect(listVehicleNames({ truck: 'Ñ-7', trailers })).toEqual([
    { kind: 'truck', number: 'N7' },
    { kind: 'trailer', number: 'Ж7' },
  ]);
});

test("the vehicles' key does not depend on the trailers' order, and differs for other vehicles", () => {
  const key = vehiclesKey({ truck: 'T-204', trailers: 'R-88, A-1' });
  expect(vehiclesKey({ truck: 't204', trailers: 'a1/R 88' })).toBe(key);
  expect(vehiclesKey({ truck: 'A-1', trailers: 'R-88, T-204' })).not.toBe(key);
  expect(vehiclesKey({ truck: 'T-204', trailers: 'R-88' })).not.toBe(key);
});
