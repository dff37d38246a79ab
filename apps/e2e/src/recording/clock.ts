/**
 * The moment at which a recording begins, whenever it is made, so that the next one of the same world is almost the same. It
 * lies ahead: the server and its pages have a clock that goes so much later, which `support/another-day.ts` sets.
 */
export const beginsAtMs = Date.parse('2027-11-25T09:00:00Z')

/** The moment that is now in every story: a little later, so that all of the recording is past. */
export const at = '2027-11-25T09:30:00.000Z'
