/** The most a single export may add to a program, in bytes of gzip, without valibot. */
export const SIZE_LIMITS: Record<string, number> = {
  iban: 1000,
  vatNumber: 3200,
  vatNumberNl: 300,
  postcode: 250,
  isoDate: 250,
  documentNumber: 250,
  phone: 900,
}

/** Hostile text of 100 kB is answered within this time, in milliseconds. */
export const HOSTILE_LIMIT_MS = 250
