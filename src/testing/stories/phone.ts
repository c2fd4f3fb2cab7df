/** Shows a story at a phone's width: `export const Mobile: Story = { ...phone }`. */
export const phone = { globals: { viewport: { value: 'phone', isRotated: false } } };
