/** Runs before each test file of `src`: adds the matchers of jest-dom (`toBeVisible` and so on). */
import '@testing-library/jest-dom';
