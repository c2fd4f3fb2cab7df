/** The id of the JSON block with the state for hydration. */
export const stateElementId = 'state';

/** The id of the JSON block with the addresses of the page's own scripts. */
export const scriptsElementId = 'page-scripts';
