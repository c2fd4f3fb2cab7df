export const colorUses: Readonly<Record<string, string>> = {
  'primary.main': 'The main action of a screen, and links',
  'primary.dark': 'The same under the pointer',
  'primary.contrastText': 'Text on primary.main',
  'secondary.main': 'The accent color of headings on light pages',
  'secondary.dark': 'The same under the pointer',
  'secondary.contrastText': 'Text on secondary.main',
  'error.main': 'A defect, a failure, and what holds a vehicle',
  'error.dark': 'The same under the pointer',
  'error.contrastText': 'Text on error.main',
  'success.main': 'A good item, and what is done',
  'success.dark': 'The same under the pointer',
  'success.contrastText': 'Text on success.main',
  'warning.main': 'What needs attention soon',
  'warning.dark': 'The same under the pointer',
  'warning.contrastText': 'Text on warning.main',
  'background.default': 'The page',
  'background.paper': 'Cards, dialogs, menus and fields',
  'text.primary': 'What is read first',
  'text.secondary': 'Labels, times and explanations',
  'text.disabled': 'Controls that cannot be used now',
  'surface.sunken': 'The footer, quiet areas, and the places of pictures that load',
  'surface.band': 'Sections of the site that stand out',
  'surface.line': 'Decorative borders and lines',
  'surface.edge': 'The border of each control',
};

export const textUses: Readonly<Record<string, string>> = {
  h1: 'The title of a public page, once',
  h2: 'The heading of a section',
  h3: 'The heading of a card or of a part',
  lead: 'The first paragraph below a title',
  body1: 'Text of the site and of the report',
  body2: 'Text of the office and of dialogs',
  caption: 'Notes below a field or a picture',
  button: 'The label of a button',
  overline: 'A short line above a heading',
};

/** The uses of spaces, which are multiples of the unit. */
export const spaceUses: readonly (readonly [multiple: number, use: string])[] = [
  [0.5, 'Between an icon and its number'],
  [1, 'Between an icon and its label, and inside a chip'],
  [1.5, 'Inside a field'],
  [2, 'Between the fields of a form, and inside a card on a phone'],
  [2.5, 'Inside a card'],
  [3, 'Between cards'],
  [4, 'Between a heading and its section'],
  [5, 'Between the parts of a section'],
  [7, 'Between sections on a phone'],
  [9, 'Between sections on a tablet'],
  [12, 'Between sections on a desktop'],
];

export const radiusUses: Readonly<Record<string, string>> = {
  small: 'Buttons, fields and marks',
  medium: 'Cards, panels and dialogs',
  large: 'Dialogs on a phone, and large cards',
  pill: 'Round buttons and markers',
};

export const durationUses: Readonly<Record<string, string>> = {
  quick: 'A control that responds to a press',
  calm: 'A part that opens or closes',
  slow: 'A picture that gives way to the next',
};
