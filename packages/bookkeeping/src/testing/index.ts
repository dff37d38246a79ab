export { anySign } from './any-sign.ts'
export { checkAuditFile, elementsAt, type CheckedAuditFile } from './check-audit-file.ts'
export type { ReadElement } from './element-reader.ts'
export { xaf, YEAR_OF_XAF } from './xaf-of-another.ts'
