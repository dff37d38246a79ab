/**
 * How often a test with a real browser, real sockets or real processes is tried again: once in CI, where nobody knows
 * what else the machine does, and never elsewhere. The report names a test that passed so: it is a defect of the test
 * or of the product, to be found with `KLOPT_SLOW`.
 */
export const retries = process.env['CI'] === undefined ? 0 : 1
