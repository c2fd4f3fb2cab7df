import { render, screen } from '@testing-library/react';
import { withId } from '@/contract/calls';
import { leadPaths } from '@/contract/office/leads';
import { peoplePaths } from '@/contract/office/people';
import { siteChecklistPath } from '@/contract/office/siteChecklist';
import { officeAt } from '@/testing/stories/officeStories';

test.each([
  ['/people', peoplePaths.list],
  ['/people/4', withId(peoplePaths.record, 4)],
  ['/leads', leadPaths.list],
  ['/setup', siteChecklistPath],
])(
  "a mechanic who opens %s reads that the page is not for their role, and the page's data is not fetched",
  async (path, call) => {
    const fetched = jest.fn();
    const Page = officeAt(path, { role: 'mechanic', responses: { [call]: fetched } });
    render(<Page />);
    const title = { level: 1, name: 'Not for your role' };
    expect(await screen.findByRole('heading', title)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Today' })).toBeVisible();
    expect(fetched).not.toHaveBeenCalled();
  },
);
