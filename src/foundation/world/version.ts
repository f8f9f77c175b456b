/** presend's own version. A test verifies that the version matches package.json. */
export const version = '0.1.0'
