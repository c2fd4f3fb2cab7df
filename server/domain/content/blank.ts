import { blankCompanyName } from '@/contract/company';

export const blankCompany = { name: blankCompanyName, tagline: '', description: '' };

/** Pictures that artwork/vector/placeholder.ts draws. */
export const pictures = {
  wide: '/media/placeholder/wide.svg',
  tall: '/media/placeholder/tall.svg',
  logo: '/media/placeholder/logo.svg',
  icon: '/media/placeholder/icon.svg',
};

export const describe = 'Describe it here in one or two sentences.';
export const heading = (title: string, what: string) => `<h2>${title}</h2><p>${what}</p>`;

export const card = (title: string) => ({ logo: pictures.icon, title, description: describe });
export const feature = (title: string) => ({ title, description: describe });

/** The privacy page's text about stored personal data and its retention (docs/operations.md, Notifications). */
export const storedOfPeople = [
  '<h2>What we keep of a form</h2>',
  '<p>An application, a request for a quote and a comment are kept as they were sent, until we delete them. The network address that sent one is deleted after 30 days.</p>',
  '<h2>What we keep of drivers and staff</h2>',
  '<p>An account has a name, an email address and a password, of which only a hash is stored. Inspection reports have what the driver entered: names, places, times, signatures and photos. A network that nobody signed in from is forgotten after 28 days.</p>',
  '<h2>What stays in your browser</h2>',
  '<p>What you type in a form stays in its tab until it is sent. A cookie protects forms against other sites. There are no cookies for advertising.</p>',
].join('');
