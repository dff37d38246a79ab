/**
 * Whether the value is a real day written as `YYYY-MM-DD`: the extended calendar date of ISO 8601 in the proleptic
 * Gregorian calendar, years 0 to 9999 (the year 0 exists and is a leap year). The expression knows the length of every
 * month, so only the leap day is left to compute.
 */
export function isIsoDate(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^\d{4}-(?!02-3|(0[469]|11)-31)(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(value) &&
    (value.slice(5) !== '02-29' || +value.slice(0, 4) % (+value.slice(2, 4) ? 4 : 400) === 0)
  )
}
