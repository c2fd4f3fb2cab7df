/** Id of the JSON block in which a rendered page brings the state it was rendered from. */
export const stateElementId = 'state';
