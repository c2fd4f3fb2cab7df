import englishMessages from 'ra-language-english';
import polyglotI18nProvider from 'ra-i18n-polyglot';

/** react-admin's English, in the words of this product. */
const messages = {
  ...englishMessages,
  ra: {
    ...englishMessages.ra,
    auth: { ...englishMessages.ra.auth, logout: 'Sign out' },
    page: { ...englishMessages.ra.page, dashboard: 'Today' },
  },
  resources: {
    accounts: { name: 'Account |||| Accounts' },
    people: { name: 'Person |||| People', empty: 'No people yet.' },
    reports: { name: 'Report |||| Reports', empty: 'No reports yet.' },
    defects: { name: 'Defect |||| Defects', empty: 'No open defects.' },
    vehicles: {
      name: 'Vehicle |||| Vehicles',
      empty: 'No vehicles yet: they come with the first report.',
    },
    leads: { name: 'Lead |||| Leads', empty: 'No leads yet.' },
    comments: { name: 'Comment |||| Comments', empty: 'No comments yet.' },
    media: { name: 'File |||| Media', empty: 'No pictures or videos yet.' },
    audit: { name: 'Audit log |||| Audit log', empty: 'Nothing was changed yet.' },
  },
};

export const i18nProvider = polyglotI18nProvider(() => messages, 'en');
