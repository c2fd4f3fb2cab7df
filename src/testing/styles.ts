/**
 * Importing this file lets styles into the document, which tools/jest/setup.ts otherwise keeps out.
 */
Reflect.deleteProperty(document.head, 'insertBefore');
