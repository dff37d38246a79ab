export { checkAuditFile, elementsAt, type CheckedAuditFile } from './check-audit-file.ts'
