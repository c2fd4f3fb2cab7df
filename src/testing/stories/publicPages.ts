import { http, HttpResponse } from 'msw';
import { publicPage } from '../fixtures/officeContent';
import { officeParameters } from './officeStories';

/** Parameters for an office story that previews a section of a public page. */
export const withPublicPage = (section: string) => ({
  ...officeParameters,
  msw: ['/', '/drivers', '/shippers'].map((path) =>
    http.get(path, () => HttpResponse.html(publicPage(section))),
  ),
});
