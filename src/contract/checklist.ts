/**
 * The 63 items of the Driver Vehicle Inspection Report (docs/product.md): 49 for the truck and 14 for the trailer. If
 * 49 CFR 396.11(a)(1) requires an item, `regulation` names the part.
 */

/** The parts of 49 CFR 396.11(a)(1), (i) to (xi). */
export const regulationParts = {
  serviceBrakes: '396.11(a)(1)(i)',
  parkingBrake: '396.11(a)(1)(ii)',
  steering: '396.11(a)(1)(iii)',
  lighting: '396.11(a)(1)(iv)',
  tires: '396.11(a)(1)(v)',
  horn: '396.11(a)(1)(vi)',
  wipers: '396.11(a)(1)(vii)',
  mirrors: '396.11(a)(1)(viii)',
  coupling: '396.11(a)(1)(ix)',
  wheels: '396.11(a)(1)(x)',
  emergency: '396.11(a)(1)(xi)',
} as const;

type RegulationPart = keyof typeof regulationParts;

/** The categories in the order of a driver's walk, from the cab to the trailer. */
export const checklistCategories = [
  { id: 'cab', label: 'Cab and controls', section: 'truck' },
  { id: 'engine', label: 'Engine and fluids', section: 'truck' },
  { id: 'exhaust', label: 'Fuel and exhaust', section: 'truck' },
  { id: 'brakes', label: 'Brakes and air', section: 'truck' },
  { id: 'lights', label: 'Lights and electrical', section: 'truck' },
  { id: 'chassis', label: 'Drivetrain and chassis', section: 'truck' },
  { id: 'wheels', label: 'Tires and wheels', section: 'truck' },
  { id: 'coupling', label: 'Coupling', section: 'truck' },
  { id: 'safety', label: 'Safety equipment', section: 'truck' },
  { id: 'trailer-coupling', label: 'Trailer brakes and coupling', section: 'trailer' },
  { id: 'trailer-body', label: 'Trailer body', section: 'trailer' },
  { id: 'trailer-running-gear', label: 'Trailer running gear and lights', section: 'trailer' },
] as const;

export type ChecklistCategory = (typeof checklistCategories)[number]['id'];
export type ChecklistSection = (typeof checklistCategories)[number]['section'];

interface ItemShape {
  key: string;
  label: string;
  category: ChecklistCategory;
  regulation?: RegulationPart;
}

export const truckItems = [
  {
    key: 'air_compressor',
    label: 'Air compressor',
    category: 'brakes',
    regulation: 'serviceBrakes',
  },
  { key: 'air_lines', label: 'Air lines', category: 'brakes', regulation: 'serviceBrakes' },
  { key: 'battery', label: 'Battery', category: 'lights' },
  { key: 'belts_and_hoses', label: 'Belts and hoses', category: 'engine' },
  { key: 'body', label: 'Body', category: 'cab' },
  {
    key: 'brake_accessories',
    label: 'Brake accessories',
    category: 'brakes',
    regulation: 'serviceBrakes',
  },
  {
    key: 'brakes_parking',
    label: 'Brakes, parking',
    category: 'brakes',
    regulation: 'parkingBrake',
  },
  {
    key: 'brakes_service',
    label: 'Brakes, service',
    category: 'brakes',
    regulation: 'serviceBrakes',
  },
  { key: 'carburetor', label: 'Carburetor', category: 'exhaust' },
  { key: 'clutch', label: 'Clutch', category: 'chassis' },
  {
    key: 'coupling_devices',
    label: 'Coupling devices',
    category: 'coupling',
    regulation: 'coupling',
  },
  { key: 'defroster_heater', label: 'Defroster and heater', category: 'cab' },
  { key: 'driver_line', label: 'Drive line', category: 'chassis' },
  { key: 'engine', label: 'Engine', category: 'engine' },
  { key: 'exhaust', label: 'Exhaust', category: 'exhaust' },
  { key: 'fifth_wheel', label: 'Fifth wheel', category: 'coupling', regulation: 'coupling' },
  { key: 'fluid_levels', label: 'Fluid levels', category: 'engine' },
  { key: 'frame_and_assembly', label: 'Frame and assembly', category: 'chassis' },
  { key: 'front_axle', label: 'Front axle', category: 'chassis' },
  { key: 'fuel_tanks', label: 'Fuel tanks', category: 'exhaust' },
  { key: 'horn', label: 'Horn', category: 'cab', regulation: 'horn' },
  { key: 'lights', label: 'Lights', category: 'lights', regulation: 'lighting' },
  { key: 'head_stop', label: 'Head and stop lights', category: 'lights', regulation: 'lighting' },
  { key: 'tail_dash', label: 'Tail and dash lights', category: 'lights', regulation: 'lighting' },
  { key: 'turn_indicators', label: 'Turn indicators', category: 'lights', regulation: 'lighting' },
  {
    key: 'clearance_marker',
    label: 'Clearance and marker lights',
    category: 'lights',
    regulation: 'lighting',
  },
  { key: 'mirrors', label: 'Mirrors', category: 'cab', regulation: 'mirrors' },
  { key: 'muffler', label: 'Muffler', category: 'exhaust' },
  { key: 'oil_pressure', label: 'Oil pressure', category: 'engine' },
  { key: 'radiator', label: 'Radiator', category: 'engine' },
  { key: 'rear_end', label: 'Rear end', category: 'chassis' },
  { key: 'reflectors', label: 'Reflectors', category: 'lights', regulation: 'lighting' },
  {
    key: 'safety_equipment',
    label: 'Safety equipment',
    category: 'safety',
    regulation: 'emergency',
  },
  {
    key: 'fire_extinguisher',
    label: 'Fire extinguisher',
    category: 'safety',
    regulation: 'emergency',
  },
  {
    key: 'flags_flares_fuse',
    label: 'Flags, flares, fusees',
    category: 'safety',
    regulation: 'emergency',
  },
  {
    key: 'reflective_triangles',
    label: 'Reflective triangles',
    category: 'safety',
    regulation: 'emergency',
  },
  // Spare fuses have not been required equipment since April 20, 2026 (49 CFR 393.95).
  { key: 'spare_bulbs_fuses', label: 'Spare bulbs and fuses', category: 'safety' },
  { key: 'spare_seal_beam', label: 'Spare sealed beam', category: 'safety' },
  { key: 'starter', label: 'Starter', category: 'engine' },
  { key: 'steering', label: 'Steering', category: 'cab', regulation: 'steering' },
  { key: 'suspension_system_truck', label: 'Suspension system', category: 'chassis' },
  { key: 'tire_chains', label: 'Tire chains', category: 'wheels' },
  { key: 'tires_truck', label: 'Tires', category: 'wheels', regulation: 'tires' },
  { key: 'transmissions', label: 'Transmission', category: 'chassis' },
  { key: 'trip_recorder', label: 'Trip recorder', category: 'cab' },
  { key: 'wheels_rims_truck', label: 'Wheels and rims', category: 'wheels', regulation: 'wheels' },
  { key: 'windows', label: 'Windows', category: 'cab' },
  { key: 'windshield_wipers', label: 'Windshield wipers', category: 'cab', regulation: 'wipers' },
  { key: 'others_truck', label: 'Other (truck)', category: 'chassis' },
] as const satisfies readonly ItemShape[];

export const trailerItems = [
  {
    key: 'brake_connections',
    label: 'Brake connections',
    category: 'trailer-coupling',
    regulation: 'serviceBrakes',
  },
  {
    key: 'brakes_trailer',
    label: 'Brakes',
    category: 'trailer-coupling',
    regulation: 'serviceBrakes',
  },
  {
    key: 'trailer_coupling_devices',
    label: 'Coupling devices',
    category: 'trailer-coupling',
    regulation: 'coupling',
  },
  {
    key: 'coupling_king_pin',
    label: 'Coupling (king) pin',
    category: 'trailer-coupling',
    regulation: 'coupling',
  },
  { key: 'doors', label: 'Doors', category: 'trailer-body' },
  { key: 'hitch', label: 'Hitch', category: 'trailer-coupling', regulation: 'coupling' },
  { key: 'landing_gear', label: 'Landing gear', category: 'trailer-coupling' },
  {
    key: 'lights_all',
    label: 'Lights, all',
    category: 'trailer-running-gear',
    regulation: 'lighting',
  },
  {
    key: 'reflector_reflective_tape',
    label: 'Reflectors and reflective tape',
    category: 'trailer-running-gear',
    regulation: 'lighting',
  },
  { key: 'roof', label: 'Roof', category: 'trailer-body' },
  {
    key: 'suspension_system_tarpaulin_trailer',
    label: 'Suspension system and tarpaulin',
    category: 'trailer-running-gear',
  },
  { key: 'tires_trailer', label: 'Tires', category: 'trailer-running-gear', regulation: 'tires' },
  {
    key: 'wheels_rims_trailer',
    label: 'Wheels and rims',
    category: 'trailer-running-gear',
    regulation: 'wheels',
  },
  { key: 'other_trailer', label: 'Other (trailer)', category: 'trailer-body' },
] as const satisfies readonly ItemShape[];

export type ChecklistKey =
  | (typeof truckItems)[number]['key']
  | (typeof trailerItems)[number]['key'];

export interface ChecklistItem extends ItemShape {
  key: ChecklistKey;
}

/** All 63 items in the specification's order. */
export const checklist: readonly ChecklistItem[] = [...truckItems, ...trailerItems];

export const checklistKeys = [
  ...truckItems.map((item) => item.key),
  ...trailerItems.map((item) => item.key),
];

const sections = new Map<string, ChecklistSection>(
  checklistCategories.map(({ id, section }) => [id, section]),
);

const names = new Map<string, string>(
  checklist.map(({ key, label, category }) => {
    const isShared = checklist.some((other) => other.label === label && other.key !== key);
    return [key, isShared ? `${label}, ${sections.get(category)}` : label];
  }),
);

const labels = new Map<string, string>(checklist.map(({ key, label }) => [key, label]));

/**
 * An item's label. An item of the truck and one of the trailer may have the same label; `itemName` tells them apart.
 */
export const itemLabel = (key: ChecklistKey): string => labels.get(key) ?? key;

/**
 * An item's label. If an item of the truck and one of the trailer share it, the name includes the vehicle, as in
 * 'Tires, truck'.
 */
export const itemName = (key: ChecklistKey): string => names.get(key) ?? key;

export function listCategoryItems(category: ChecklistCategory): ChecklistItem[] {
  return checklist.filter((item) => item.category === category);
}

const regulated = new Set(
  checklist.filter(({ regulation }) => regulation !== undefined).map(({ key }) => key),
);

/** Whether 49 CFR 396.11(a)(1) names the item. */
export function isRegulated(key: ChecklistKey): boolean {
  return regulated.has(key);
}
