export { checkAuditFile, elementsAt, type CheckedAuditFile } from './check-audit-file.ts'
export type { ReadElement } from './element-reader.ts'
export { xaf } from './xaf-of-another.ts'
