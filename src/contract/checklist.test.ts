import {
  checklist,
  checklistCategories,
  checklistKeys,
  isRegulated,
  listCategoryItems,
  regulationParts,
  trailerItems,
  truckItems,
  type ChecklistKey,
} from './checklist';

const words = (text: string) => text.trim().split(/\s+/);

const truckKeys = words(`
  air_compressor air_lines battery belts_and_hoses body brake_accessories brakes_parking
  brakes_service carburetor clutch coupling_devices defroster_heater driver_line engine exhaust
  fifth_wheel fluid_levels frame_and_assembly front_axle fuel_tanks horn lights head_stop
  tail_dash turn_indicators clearance_marker mirrors muffler oil_pressure radiator rear_end
  reflectors safety_equipment fire_extinguisher flags_flares_fuse reflective_triangles
  spare_bulbs_fuses spare_seal_beam starter steering suspension_system_truck tire_chains
  tires_truck transmissions trip_recorder wheels_rims_truck windows windshield_wipers
  others_truck
`);
const trailerKeys = words(`
  brake_connections brakes_trailer trailer_coupling_devices coupling_king_pin doors hitch
  landing_gear lights_all reflector_reflective_tape roof suspension_system_tarpaulin_trailer
  tires_trailer wheels_rims_trailer other_trailer
`);

const listKeys = (items: readonly { key: string }[]) => items.map(({ key }) => key);

test("the truck has the specification's 49 items, in the specification's order", () => {
  expect(truckKeys).toHaveLength(49);
  expect(listKeys(truckItems)).toEqual(truckKeys);
});

test("the trailer has the specification's 14 items, in the specification's order", () => {
  expect(trailerKeys).toHaveLength(14);
  expect(listKeys(trailerItems)).toEqual(trailerKeys);
});

test("the checklist has 63 distinct items, the truck's before the trailer's", () => {
  expect(checklistKeys).toEqual([...truckKeys, ...trailerKeys]);
  expect(listKeys(checklist)).toEqual(checklistKeys);
  expect(new Set(checklistKeys).size).toBe(63);
});

test("each item's label is unique in its section, starts with a capital, and has only letters, spaces, commas and parentheses", () => {
  for (const items of [truckItems, trailerItems]) {
    const labels = items.map(({ label }) => label);
    expect(new Set(labels).size).toBe(items.length);
    expect(labels.every((label) => /^[A-Z][A-Za-z ,()]+$/.test(label))).toBe(true);
  }
});

describe('the categories', () => {
  test('the checklist has 8 to 12 categories, and each item is in exactly one category of its section', () => {
    expect(checklistCategories.length).toBeGreaterThanOrEqual(8);
    expect(checklistCategories.length).toBeLessThanOrEqual(12);
    for (const { id, section } of checklistCategories) {
      const keys = section === 'truck' ? truckKeys : trailerKeys;
      expect(listCategoryItems(id)).not.toHaveLength(0);
      expect(keys).toEqual(expect.arrayContaining(listKeys(listCategoryItems(id))));
    }
    const inCategories = checklistCategories.flatMap(({ id }) => listKeys(listCategoryItems(id)));
    expect(inCategories.toSorted()).toEqual([...checklistKeys].toSorted());
  });

  test('each category of the checklist has at most 10 items', () => {
    for (const { id } of checklistCategories)
      expect(listCategoryItems(id).length).toBeLessThanOrEqual(10);
  });
});

describe('the items of 49 CFR 396.11(a)(1)', () => {
  const required: Record<string, ChecklistKey> = {
    'service brakes including trailer brake connections': 'brakes_service',
    'parking brake': 'brakes_parking',
    'steering mechanism': 'steering',
    'lighting devices and reflectors': 'lights',
    tires: 'tires_truck',
    horn: 'horn',
    'windshield wipers': 'windshield_wipers',
    'rear vision mirrors': 'mirrors',
    'coupling devices': 'coupling_devices',
    'wheels and rims': 'wheels_rims_truck',
    'emergency equipment': 'safety_equipment',
  };

  test('the regulated items cover every part that 49 CFR 396.11(a)(1) names', () => {
    const covered = new Set(checklist.map(({ regulation }) => regulation));
    for (const part of Object.keys(regulationParts)) expect(covered).toContain(part);
    expect(Object.keys(regulationParts)).toHaveLength(Object.keys(required).length);
  });

  test.each(Object.entries(required))('the regulated items include, for %s, %s', (_part, key) => {
    expect(checklist.find((item) => item.key === key)?.regulation).toBeDefined();
  });

  test('the regulated items include the fire extinguisher, but not the spare bulbs and fuses', () => {
    expect(isRegulated('spare_bulbs_fuses')).toBe(false);
    expect(isRegulated('fire_extinguisher')).toBe(true);
  });

  test("the trailer's regulated items cover the service brakes, lighting, tires, coupling and wheels", () => {
    const covered = new Set<string>(
      trailerItems.map((item) => ('regulation' in item ? item.regulation : '')),
    );
    for (const part of ['serviceBrakes', 'lighting', 'tires', 'coupling', 'wheels']) {
      expect(covered).toContain(part);
    }
  });
});
