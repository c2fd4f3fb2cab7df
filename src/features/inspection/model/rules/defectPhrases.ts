import type { ChecklistKey } from '@/contract/checklist';

/** Phrases for items without phrases of their own. */
const common = ['left', 'right', 'broken', 'missing', 'worn', 'loose'] as const;

const axleSides = ['left', 'right', 'steer axle', 'drive axle'] as const;
const tire = [...axleSides, 'inner', 'outer', 'flat', 'worn', 'cut'] as const;
const trailerTire = ['left', 'right', 'front axle', 'rear axle', 'inner', 'outer', 'flat', 'worn'];
const lamp = ['left', 'right', 'front', 'rear', 'not working', 'broken', 'missing'] as const;
const fluid = ['leaking', 'low', 'dirty', 'loose'] as const;
const line = ['left', 'right', 'leaking', 'worn', 'loose', 'chafed'] as const;
const brake = [...axleSides, 'leaking', 'worn', 'out of adjustment', 'pulling'] as const;
const trailerBrake = ['left', 'right', 'front axle', 'rear axle', 'leaking', 'worn'] as const;
const coupling = ['loose', 'worn', 'cracked', 'broken', 'does not lock'] as const;
const spare = ['missing', 'expired', 'damaged', 'incomplete'] as const;
const machine = ['not working', 'leaking', 'noisy', 'loose', 'worn'] as const;

const phrases: Partial<Record<ChecklistKey, readonly string[]>> = {
  air_compressor: machine,
  air_lines: line,
  battery: ['dead', 'leaking', 'corroded', 'loose'],
  belts_and_hoses: ['leaking', 'worn', 'cracked', 'loose', 'missing'],
  brake_accessories: brake,
  brakes_parking: ['does not hold', 'out of adjustment', 'leaking', 'worn'],
  brakes_service: brake,
  carburetor: machine,
  clutch: ['slipping', 'worn', 'noisy', 'out of adjustment'],
  coupling_devices: coupling,
  defroster_heater: ['not working', 'weak', 'leaking'],
  driver_line: ['loose', 'worn', 'noisy', 'leaking'],
  engine: machine,
  exhaust: ['leaking', 'loose', 'broken', 'noisy'],
  fifth_wheel: coupling,
  fluid_levels: ['oil', 'coolant', 'washer', ...fluid],
  frame_and_assembly: ['left', 'right', 'cracked', 'bent', 'loose'],
  front_axle: ['left', 'right', 'leaking', 'worn', 'loose', 'bent'],
  fuel_tanks: ['left', 'right', 'leaking', 'cap missing', 'loose'],
  horn: ['not working', 'weak', 'loose', 'broken'],
  lights: lamp,
  head_stop: ['head light', 'stop light', ...lamp],
  tail_dash: ['tail light', 'dash light', ...lamp],
  turn_indicators: lamp,
  clearance_marker: lamp,
  mirrors: ['left', 'right', 'cracked', 'broken', 'missing', 'loose'],
  muffler: ['leaking', 'loose', 'broken', 'noisy'],
  oil_pressure: ['low', 'high', 'gauge not working'],
  radiator: fluid,
  rear_end: ['leaking', 'noisy', 'loose', 'worn'],
  reflectors: ['left', 'right', 'front', 'rear', 'broken', 'missing'],
  safety_equipment: spare,
  fire_extinguisher: ['missing', 'expired', 'not charged', 'loose'],
  flags_flares_fuse: spare,
  reflective_triangles: spare,
  spare_bulbs_fuses: spare,
  spare_seal_beam: spare,
  starter: ['not working', 'noisy', 'slow'],
  steering: ['loose', 'stiff', 'pulling', 'leaking', 'noisy'],
  suspension_system_truck: [...axleSides, 'leaking', 'broken', 'loose', 'worn'],
  tire_chains: ['missing', 'broken', 'worn'],
  tires_truck: tire,
  transmissions: ['leaking', 'noisy', 'slipping', 'hard to shift'],
  trip_recorder: ['not working', 'loose', 'missing'],
  wheels_rims_truck: [...axleSides, 'cracked', 'loose nuts', 'missing nuts', 'leaking'],
  windows: ['left', 'right', 'cracked', 'broken', 'stuck'],
  windshield_wipers: ['left', 'right', 'worn', 'missing', 'not working'],
  brake_connections: line,
  brakes_trailer: trailerBrake,
  trailer_coupling_devices: coupling,
  coupling_king_pin: coupling,
  doors: ['left', 'right', 'broken', 'does not lock', 'seal worn', 'hinge loose'],
  hitch: coupling,
  landing_gear: ['left', 'right', 'bent', 'stuck', 'loose'],
  lights_all: lamp,
  reflector_reflective_tape: ['left', 'right', 'rear', 'missing', 'worn', 'dirty'],
  roof: ['leaking', 'torn', 'bent', 'loose'],
  suspension_system_tarpaulin_trailer: ['left', 'right', 'leaking', 'broken', 'loose', 'torn'],
  tires_trailer: trailerTire,
  wheels_rims_trailer: ['left', 'right', 'front axle', 'rear axle', 'cracked', 'loose nuts'],
};

/** The phrases that say where a defect is, or at which part. All others say what is wrong. */
const places: ReadonlySet<string> = new Set([
  ...axleSides,
  'front axle',
  'rear axle',
  'front',
  'rear',
  'inner',
  'outer',
  'head light',
  'stop light',
  'tail light',
  'dash light',
  'oil',
  'coolant',
  'washer',
]);

/** Returns an item's phrases in two rows. The row `where` may be empty. */
export function getPhrases(key: ChecklistKey): Record<'what' | 'where', readonly string[]> {
  const all = phrases[key] ?? common;
  return {
    what: all.filter((phrase) => !places.has(phrase)),
    where: all.filter((phrase) => places.has(phrase)),
  };
}

const split = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Whether a description only says where the defect is. A mechanic cannot act on 'left'. */
export function isOnlyPlace(text: string): boolean {
  const parts = split(text);
  return parts.length > 0 && parts.every((part) => places.has(part));
}

/** Appends a phrase, unless the description already contains it. */
export function withPhrase(text: string, phrase: string): string {
  const parts = split(text);
  return parts.includes(phrase) ? text : [...parts, phrase].join(', ');
}
