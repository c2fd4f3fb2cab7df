import { render, screen } from '@testing-library/react';
import { Sheet } from './Sheet';

test('a defect on a sheet has a line at its left, and its photos have none', () => {
  render(
    <Sheet>
      <ul className="defects">
        <li>
          Leaks
          <ul>
            <li>Photo</li>
          </ul>
        </li>
      </ul>
    </Sheet>,
  );
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => getComputedStyle(item).borderLeftStyle)).toEqual([
    'solid',
    expect.not.stringContaining('solid'),
  ]);
});
