/** Importing this file adds styles to the document, which tools/jest/setup.ts otherwise removes. */
Reflect.deleteProperty(document.head, 'insertBefore');
