import englishMessages from 'ra-language-english';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { maxCounted } from '@/contract/office/lists';

/** react-admin's English texts with Linehaul's terms. */
const messages = {
  ...englishMessages,
  ra: {
    ...englishMessages.ra,
    auth: { ...englishMessages.ra.auth, logout: 'Sign out', user_menu: 'My account' },
    page: { ...englishMessages.ra.page, dashboard: 'Today' },
    saved_queries: {
      ...englishMessages.ra.saved_queries,
      new_dialog_title: 'Save this view',
      query_name: 'Name',
    },
    navigation: {
      ...englishMessages.ra.navigation,
      many_rows: `%{offsetBegin}-%{offsetEnd} of more than ${maxCounted.toLocaleString('en-US')}`,
    },
  },
  resources: {
    accounts: { name: 'Account |||| Accounts' },
    people: { name: 'Person |||| People', empty: 'No people yet.' },
    reports: { name: 'Report |||| Reports', empty: 'No reports yet.' },
    defects: { name: 'Defect |||| Defects', empty: 'No open defects.' },
    vehicles: {
      name: 'Vehicle |||| Vehicles',
      empty: 'No vehicles yet. Add or import them, or the first report does.',
    },
    drivers: {
      name: 'Driver |||| Drivers',
      empty: 'No drivers yet. An admin adds them under People.',
    },
    leads: { name: 'Lead |||| Leads', empty: 'No leads yet.' },
    comments: { name: 'Comment |||| Comments', empty: 'No comments yet.' },
    media: { name: 'File |||| Media', empty: 'No pictures or videos yet.' },
    audit: { name: 'Audit log |||| Audit log', empty: 'No changes yet.' },
    'browser-errors': {
      name: 'Browser error |||| Browser errors',
      empty: 'No errors of pages in the last 14 days.',
    },
  },
};

// The office passes whole texts instead of keys.
const english = polyglotI18nProvider(() => messages, 'en', [], { allowMissing: true });

/**
 * Translates react-admin's texts. A list with more rows than the server counts shows 'more than' instead of the total.
 */
export const i18nProvider: I18nProvider = {
  ...english,
  translate: (key, options: { total?: number } = {}) =>
    key === 'ra.navigation.page_range_info' && Number(options.total) > maxCounted
      ? english.translate('ra.navigation.many_rows', options)
      : english.translate(key, options),
};
