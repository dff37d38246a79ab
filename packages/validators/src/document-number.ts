import { plain, refuse, type Checked } from './checked.ts'

/**
 * Checks the number of a Dutch identity document of either kind (see the two below) and gives it in capitals; spaces are
 * ignored. Rule: the specification of the product; there is no public check digit. Reason: `format`.
 */
export function documentNumber(input: unknown): Checked {
  return ofShape(input, /^(?:\d{10}|[a-np-z]{2}[a-np-z\d]{6}\d)$/i)
}

/** Checks the number of a driving licence: ten digits. */
export function drivingLicenceNumber(input: unknown): Checked {
  return ofShape(input, /^\d{10}$/)
}

/**
 * Checks the number of a passport or identity card: two letters, six letters or digits and a digit. The letter O is never
 * issued because it looks like a zero.
 */
export function travelDocumentNumber(input: unknown): Checked {
  return ofShape(input, /^[a-np-z]{2}[a-np-z\d]{6}\d$/i)
}

function ofShape(input: unknown, shape: RegExp): Checked {
  const value = typeof input === 'string' ? input.replace(/[ \xa0]/g, '') : ''
  return shape.test(value)
    ? { ok: true, value: value.toUpperCase() }
    : refuse('format', plain('document_number', 'Vul een geldig documentnummer in'))
}
