/**
 * Import this file in a test that needs styles in the document. tools/jest/setup.ts keeps styles out of other tests.
 */
Reflect.deleteProperty(document.head, 'insertBefore');
