/**
 * The calls of the specification as literals. This module imports nothing, so a wrong path or key in the product fails
 * the tests of both sides.
 */

const none: readonly string[] = [];
const anonymous = { bearer: false };
const withToken = { bearer: true };

const truckKeys =
  'air_compressor air_lines battery belts_and_hoses body brake_accessories brakes_parking ' +
  'brakes_service carburetor clutch coupling_devices defroster_heater driver_line engine exhaust ' +
  'fifth_wheel fluid_levels frame_and_assembly front_axle fuel_tanks horn lights head_stop ' +
  'tail_dash turn_indicators clearance_marker mirrors muffler oil_pressure radiator rear_end ' +
  'reflectors safety_equipment fire_extinguisher flags_flares_fuse reflective_triangles ' +
  'spare_bulbs_fuses spare_seal_beam starter steering suspension_system_truck tire_chains ' +
  'tires_truck transmissions trip_recorder wheels_rims_truck windows windshield_wipers others_truck';

const trailerKeys =
  'brake_connections brakes_trailer trailer_coupling_devices coupling_king_pin doors hitch ' +
  'landing_gear lights_all reflector_reflective_tape roof suspension_system_tarpaulin_trailer ' +
  'tires_trailer wheels_rims_trailer other_trailer';

/** The 49 items of a truck and the 14 items of a trailer. */
export const itemKeys = `${truckKeys} ${trailerKeys}`.split(' ');

/** The report's fields except its items. */
export const reportKeys = [
  'carrier',
  'address',
  'date_inspected',
  'truck_number',
  'odometer_reading',
  'trailer_numbers',
  'drivers_signature',
  'drivers_signature_date',
  'mechanics_signature',
  'mechanics_signature_date',
  'satisfactory_vehicle_condition',
  'comments',
];

/** Whether each call needs a bearer token, and the keys of its body, by method and path. */
export const specified: Record<string, { bearer: boolean; keys: readonly string[] }> = {
  'GET /api/about/contacts/': { ...anonymous, keys: none },
  'POST /account/refresh/': { ...anonymous, keys: ['refresh'] },
  'GET /api/account/me/': { ...withToken, keys: none },
  'PATCH /api/account/change-username/': { ...withToken, keys: ['new_username'] },
  'PUT /api/account/change-username/': { ...withToken, keys: ['new_username'] },
  'PUT /api/account/change-password/': { ...withToken, keys: ['old_password', 'new_password'] },
  'POST /api/account/login/': { ...anonymous, keys: ['username', 'password'] },
  'GET /api/account/forgot-password/': { ...anonymous, keys: none },
  'POST /api/driver/form/': {
    ...anonymous,
    keys: ['first_name', 'last_name', 'phone', 'email', 'state', 'recaptcha_token'],
  },
  'GET /api/driver/': { ...anonymous, keys: none },
  'GET /api/common/reasons/': { ...anonymous, keys: none },
  'GET /api/common/opportunities/': { ...anonymous, keys: none },
  'GET /api/common/how-working/': { ...anonymous, keys: none },
  'GET /api/about/': { ...anonymous, keys: none },
  'GET /api/common/services/': { ...anonymous, keys: none },
  'GET /api/common/comments/': { ...anonymous, keys: none },
  'POST /api/common/comments/': {
    ...anonymous,
    keys: ['first_name', 'last_name', 'description', 'company_name', 'position_user', 'is_active'],
  },
  'GET /api/common/locations/': { ...anonymous, keys: none },
  'GET /api/common/locations-text/': { ...anonymous, keys: none },
  'GET /api/common/companies/': { ...anonymous, keys: none },
  'GET /api/common/realible-solutions/': { ...anonymous, keys: none },
  'GET /api/about/home-files/': { ...anonymous, keys: none },
  'GET /api/shipper/': { ...anonymous, keys: none },
  'GET /api/common/reasons-to-choose/': { ...anonymous, keys: none },
  'GET /api/common/second-reasons-to-choose/': { ...anonymous, keys: none },
  'GET /api/common/third-reasons-to-choose/': { ...anonymous, keys: none },
  'POST /api/shipper/form/': {
    ...anonymous,
    keys: [
      'pickup_location',
      'delivery_location',
      'pickup_date',
      'commodity',
      'total_weight',
      'equipment',
      'hazardous_materials',
      'drop_trailer_required',
      'business_email',
      'recaptcha_token',
    ],
  },
  'GET /api/driver/current/inspection/': { ...withToken, keys: none },
  'POST /api/driver/create/inspection/': { ...withToken, keys: [...reportKeys, ...itemKeys] },
  'GET /api/driver/send/inspection/7/': { ...withToken, keys: none },
  'PATCH /api/driver/update/inspection/7/': { ...withToken, keys: ['comments', 'horn'] },
};
