/** True in `npm run test:nightly`, which runs the long version of tests; other runs take an example of each. */
export const isNightly = process.env['TEST_NIGHTLY'] === '1'
