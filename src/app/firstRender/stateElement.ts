/** Id of the JSON block with the state that a page was rendered from. */
export const stateElementId = 'state';
