/** A lane marking under a section's heading, for `::after`. */
export const laneMarking = {
  content: '""',
  display: 'block',
  width: 56,
  height: 4,
  marginTop: 2.5,
  backgroundColor: 'primary.main',
} as const;
