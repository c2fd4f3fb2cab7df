/** The lane marking under a section's heading, as the style of an `::after`. */
export const laneMarking = {
  content: '""',
  display: 'block',
  width: 56,
  height: 4,
  marginTop: 2.5,
  backgroundColor: 'primary.main',
} as const;
