import type { ChecklistKey } from '@/contract/checklist';
import type { Drawing } from './photos';

/** What happens to a defect. `hours` count from the first report that names it. */
export type Step =
  | { step: 'certify'; hours: number; note: string; state?: 'repair_not_needed' }
  /**
   * `through` is the last day of the deferral, in days after the seed's day. A negative number means an earlier day.
   */
  | { step: 'defer'; hours: number; through: number; reason: string }
  | { step: 'reopen'; hours: number; note: string }
  /** The driver takes the defect back after this many minutes. */
  | { step: 'withdraw'; minutes: number };

export interface Fault {
  item: ChecklistKey;
  text: string;
  photos?: readonly Drawing[];
  steps: readonly Step[];
  /** What the next driver writes if they find the certified defect not fixed. */
  doubt?: string;
  /** The driver's next report says that the item is good. */
  saysGood?: true;
}

/** A fault that the vehicle's first report names, starting `ago` days before the seed's day. */
export interface Planned extends Fault {
  ago: number;
  vehicle: string;
}

export const story: readonly Planned[] = [
  {
    ago: 12,
    vehicle: 'T-109',
    item: 'head_stop',
    text: 'Left headlight out',
    steps: [{ step: 'certify', hours: 2, note: 'New bulb, fitted at the roadside by J. Ortiz' }],
  },
  {
    ago: 9,
    vehicle: 'T-102',
    item: 'radiator',
    text: 'Puddle under the radiator',
    steps: [{ step: 'withdraw', minutes: 6 }],
  },
  {
    ago: 9,
    vehicle: 'T-104',
    item: 'defroster_heater',
    text: 'Heater blows cold on the passenger side',
    steps: [{ step: 'defer', hours: 5, through: -2, reason: 'Blend door motor on order' }],
  },
  {
    ago: 8,
    vehicle: '53-0184',
    item: 'other_trailer',
    text: 'Long scrape on the left side panel',
    photos: ['scrape'],
    steps: [
      {
        step: 'certify',
        hours: 7,
        state: 'repair_not_needed',
        note: 'Paint only, panel is sound',
      },
    ],
  },
  {
    ago: 6,
    vehicle: 'T-107',
    item: 'muffler',
    text: 'Exhaust rattles at idle',
    steps: [
      { step: 'certify', hours: 6, note: 'New clamp at the muffler inlet' },
      { step: 'reopen', hours: 26, note: 'Came loose again on the test drive' },
      { step: 'certify', hours: 31, note: 'Replaced the hanger and the clamp' },
    ],
  },
  {
    ago: 5,
    vehicle: '53-0188',
    item: 'landing_gear',
    text: 'Crank is stiff on the low gear',
    steps: [
      { step: 'defer', hours: 6, through: 9, reason: 'Gear box ordered, works on high gear' },
    ],
  },
  {
    ago: 3,
    vehicle: 'T-110',
    item: 'belts_and_hoses',
    text: 'Belt squeals on a cold start',
    photos: ['hose'],
    steps: [{ step: 'certify', hours: 8, note: 'Tightened the alternator belt' }],
    doubt: 'Still squeals for the first ten minutes',
  },
  {
    ago: 2,
    vehicle: 'T-105',
    item: 'windows',
    text: 'Passenger window drops by itself',
    steps: [],
    saysGood: true,
  },
  {
    ago: 3,
    vehicle: '53-0195',
    item: 'doors',
    text: 'Lower hinge of the right door is bent',
    photos: ['door'],
    steps: [],
  },
  {
    ago: 1,
    vehicle: 'T-101',
    item: 'tires_truck',
    text: 'Cut in the right steer tire',
    photos: ['tire'],
    steps: [{ step: 'certify', hours: 3, note: 'New steer tire, torqued and retorqued' }],
  },
  {
    ago: 0,
    vehicle: 'T-108',
    item: 'brakes_service',
    text: 'Air leak at the left rear chamber, 4 psi a minute',
    photos: ['brake', 'hose'],
    steps: [],
  },
  {
    ago: 0,
    vehicle: 'T-111',
    item: 'body',
    text: "Step on the driver's side is loose",
    photos: ['step'],
    steps: [],
  },
];

/** Defects that the waiting driver's relief finds after yesterday's trip. */
export const ofYesterday: readonly Planned[] = [
  {
    ago: 1,
    vehicle: 'T-114',
    item: 'mirrors',
    text: 'Left mirror glass cracked',
    photos: ['mirror'],
    steps: [{ step: 'certify', hours: 2, note: 'New glass, heater tested' }],
  },
  {
    ago: 1,
    vehicle: '53-0192',
    item: 'roof',
    text: 'Roof bow bent, no leak found',
    photos: ['door'],
    steps: [{ step: 'defer', hours: 3, through: 1, reason: 'Roof bow arrives tomorrow' }],
  },
];

interface Usual {
  item: ChecklistKey;
  texts: readonly [string, ...string[]];
  note: string;
  photo?: Drawing;
}

/** Defects that occur from time to time. */
export const usual: Readonly<Record<'truck' | 'trailer', readonly [Usual, ...Usual[]]>> = {
  truck: [
    {
      item: 'clearance_marker',
      note: 'New LED marker',
      texts: ['Center marker light out', 'Right marker flickers'],
      photo: 'lamp',
    },
    {
      item: 'tires_truck',
      note: 'Tire replaced, pressures set',
      texts: ['Inner left drive tire at 60 psi', 'Tread low on the right steer tire'],
      photo: 'tire',
    },
    {
      item: 'windshield_wipers',
      note: 'New blades',
      texts: ["Driver's wiper streaks", 'Blade torn at the tip'],
    },
    {
      item: 'air_lines',
      note: 'Line replaced, no leak at 120 psi',
      texts: ['Blue line chafed at the frame', 'Hiss at the glad hand'],
      photo: 'hose',
    },
    {
      item: 'fluid_levels',
      note: 'Topped up, no leak found',
      texts: ['Coolant below the mark', 'Washer fluid empty'],
    },
    { item: 'horn', texts: ['Air horn silent'], note: 'Cleaned the valve' },
    {
      item: 'mirrors',
      note: 'New mirror head',
      texts: ['Hood mirror loose', 'Right convex mirror cracked'],
      photo: 'mirror',
    },
    {
      item: 'brakes_service',
      note: 'Adjusted, stroke within limits',
      texts: ['Pulls to the left under braking', 'Right rear slack out of adjustment'],
      photo: 'brake',
    },
    { item: 'battery', texts: ['Slow to crank, 11.8 V'], note: 'Two batteries replaced' },
    {
      item: 'fire_extinguisher',
      texts: ['Gauge in the red'],
      note: 'Extinguisher exchanged',
    },
  ],
  trailer: [
    {
      item: 'lights_all',
      note: 'New lamp and pigtail',
      texts: ['Left turn signal out', 'License plate lamp out'],
      photo: 'lamp',
    },
    {
      item: 'tires_trailer',
      note: 'Tire replaced',
      texts: ['Nail in the right rear outer', 'Left front inner flat'],
      photo: 'tire',
    },
    {
      item: 'doors',
      note: 'Hinge pin and seal replaced',
      photo: 'door',
      texts: ['Door seal torn at the bottom', 'Left door drags'],
    },
    {
      item: 'reflector_reflective_tape',
      note: 'New tape',
      texts: ['Tape missing on the left side'],
    },
    {
      item: 'brakes_trailer',
      note: 'Shoe replaced, adjusted',
      texts: ['Right front brake drags'],
      photo: 'brake',
    },
    { item: 'landing_gear', texts: ['Left foot bent'], note: 'Foot replaced' },
  ],
};
