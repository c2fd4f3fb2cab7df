/** An import of this file lets styles into the document, which tools/jest/setup.ts keeps out. */
Reflect.deleteProperty(document.head, 'insertBefore');
