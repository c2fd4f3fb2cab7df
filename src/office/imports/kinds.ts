import { importFields, type ImportField, type ImportKind } from '@/contract/office/imports';

export interface ImportDeclaration {
  kind: ImportKind;
  title: string;
  noun: string;
  list: { label: string; to: string };
  fields: readonly ImportField[];
  /** The file must have a column for at least one of these fields. */
  required: readonly ImportField[];
  missing: string;
  sample: { name: string; csv: string };
}

export const fieldLabels: Readonly<Record<ImportField, string>> = {
  number: 'Number',
  kind: 'Truck or trailer',
  vin: 'VIN',
  plate: 'Plate',
  make: 'Make',
  year: 'Year',
  full_name: 'Name',
  username: 'Username',
  email: 'Email',
  role: 'Role',
};

/** Common column names in carriers' spreadsheets, reduced to lowercase letters and digits. */
export const headings: Readonly<Record<ImportField, readonly string[]>> = {
  number: [
    'number',
    'unit',
    'unitnumber',
    'unitno',
    'vehicle',
    'vehiclenumber',
    'truck',
    'trailer',
    'id',
  ],
  kind: ['type', 'kind', 'truckortrailer', 'vehicletype', 'unittype'],
  vin: ['vin', 'vinnumber', 'serialnumber'],
  plate: ['plate', 'licenseplate', 'platenumber', 'license', 'tag'],
  make: ['make', 'maker', 'manufacturer'],
  year: ['year', 'modelyear'],
  full_name: ['name', 'fullname', 'driver', 'drivername', 'employee', 'employeename', 'person'],
  username: ['username', 'user', 'login', 'loginname', 'userid'],
  email: ['email', 'emailaddress', 'mail'],
  role: ['role', 'job', 'jobtitle', 'position'],
};

/** The names of columns that together contain a person's name, in its order. */
export const nameParts: readonly (readonly string[])[] = [
  ['firstname', 'first', 'givenname', 'fname', 'driverfirstname', 'employeefirstname'],
  ['lastname', 'last', 'surname', 'familyname', 'lname', 'driverlastname', 'employeelastname'],
];

const joinCsvLines = (...lines: string[]) => [...lines, ''].join('\r\n');

export const importDeclarations: Readonly<Record<ImportKind, ImportDeclaration>> = {
  vehicles: {
    kind: 'vehicles',
    title: 'Import vehicles',
    noun: 'vehicle',
    list: { label: 'Vehicles', to: '/vehicles' },
    fields: importFields.vehicles,
    required: ['number'],
    missing: 'The first row has no column “Number” or “Unit”. Name the columns there.',
    sample: {
      name: 'vehicles-sample.csv',
      csv: joinCsvLines(
        'Number,Type,VIN,Plate,Make,Year',
        'T-101,Truck,1FUJGLDR5CLBP8834,AB 123,Freightliner,2022',
        'R-7,Trailer,,TR 77,Wabash,2019',
      ),
    },
  },
  people: {
    kind: 'people',
    title: 'Import people',
    noun: 'account',
    list: { label: 'People', to: '/people' },
    fields: importFields.people,
    required: ['full_name', 'username'],
    missing: 'The first row has no column “Name” or “Username”. Name the columns there.',
    sample: {
      name: 'people-sample.csv',
      csv: joinCsvLines(
        'Name,Username,Email,Role',
        'Marcus Bell,,,Driver',
        'Hank Novak,hank,hank@example.com,Mechanic',
      ),
    },
  },
};
