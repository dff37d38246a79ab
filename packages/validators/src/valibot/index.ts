/**
 * The checks of this package as valibot actions: `v.pipe(v.string(), iban())`. Each gives the exact Dutch message (or the
 * one passed to it), its reason as `issue.reason`, and the normalised value as its output.
 */
export { sayIn, type CheckAction, type CheckIssue, type CheckMessage } from './check-action.ts'
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
