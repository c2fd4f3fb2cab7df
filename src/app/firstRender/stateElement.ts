/** Id of the JSON block with the state that a page was rendered from. */
export const stateElementId = 'state';

/** Id of the JSON block with the addresses of the page's own scripts. */
export const scriptsElementId = 'page-scripts';
