export { checkAuditFile, type CheckedAuditFile } from './check-audit-file.ts'
