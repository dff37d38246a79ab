/**
 * The checks of this package for `check` of a schema of zod 4 or zod/mini: `z.string().check(iban())`. Each puts the
 * normalised value in place, and an issue of it has the exact message (or the one passed to it) and, as `params`, the
 * `reason` and what another language needs. This entry takes nothing of zod but its settings.
 */
export { sayIn, type CheckMessage, type CheckParams, type ZodCheck } from './zod-check.ts'
export { atLeast, atMost, greaterThan, integer, lessThan, notZero } from './bounds.ts'
export { inFuture, isoDate, notBefore, notInFuture } from './dates.ts'
export {
  bsn,
  creditorIdentifier,
  documentNumber,
  drivingLicenceNumber,
  email,
  iban,
  kvkNumber,
  oin,
  password,
  phone,
  postcode,
  recoveryCode,
  rsin,
  travelDocumentNumber,
  turnoverTaxNumber,
  twoFactorCode,
  vatNumber,
  vatNumberNl,
  website,
} from './numbers.ts'
export { exactLength, minimumLength, required } from './text-length.ts'
export { upload } from './upload.ts'
