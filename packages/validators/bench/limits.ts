/**
 * The most a single export may add to a program, in bytes of gzip, without valibot. Some 40 of each are the code and parameters
 * by which other languages have its messages.
 */
export const SIZE_LIMITS: Record<string, number> = {
  iban: 1050,
  vatNumber: 3200,
  vatNumberNl: 360,
  postcode: 260,
  isoDate: 300,
  documentNumber: 280,
  phone: 900,
  standardSchema: 210,
}

/** Hostile text of 100 kB is answered within this time, in milliseconds. */
export const HOSTILE_LIMIT_MS = 250
