/** The carrier's time zone. */
export const timeZone = 'America/Chicago';

/** A report's marked items. True is good, false is defective. */
export type Marks = Record<string, boolean>;

/** A report as somebody reads it. */
export interface Contents {
  truck: string;
  trailers: string;
  marks: Marks;
  /** The descriptions of the defective items. */
  texts: Record<string, string>;
  /** The odometer reading and the driver's signature. */
  fields: Record<'odometer' | 'signature', string>;
}

/** A report in the database. */
export interface StoredReport extends Contents {
  id: number;
  driver: number;
  isSent: boolean;
  vehicles: { id: number; kind: 'truck' | 'trailer' }[];
}

/** A photo of an item in the database. */
export interface StoredPhoto {
  id: string;
  item: string;
  /** The reports of the defects that it shows. */
  reports: number[];
}

/** The items of a trailer, as the specification lists them. */
export const trailerItems: readonly string[] = [
  'brake_connections',
  'brakes_trailer',
  'trailer_coupling_devices',
  'coupling_king_pin',
  'doors',
  'hitch',
  'landing_gear',
  'lights_all',
  'reflector_reflective_tape',
  'roof',
  'suspension_system_tarpaulin_trailer',
  'tires_trailer',
  'wheels_rims_trailer',
  'other_trailer',
];
