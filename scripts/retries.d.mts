/** How often a test with a real browser, real sockets or real processes is tried again: once in CI, never elsewhere. */
export const retries: 0 | 1
