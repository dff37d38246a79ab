import fc from 'fast-check'

/** Any civil date of the years 0 to 9999. */
export const anyDate = fc
  .integer({ min: Date.parse('0000-01-01') / 86_400_000, max: Date.parse('9999-12-31') / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))
