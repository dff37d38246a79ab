export { auditFile } from './audit-file/audit-file.ts'
export type {
  AccountBalance,
  AuditedAccount,
  AuditedContact,
  AuditedEntry,
  AuditedJournal,
  AuditedLine,
  AuditFileFacts,
} from './audit-file/facts.ts'
export type { AuditFileVersion } from './audit-file/schema.ts'
export { csvMark, csvRow, toCsv, type CsvValue } from './csv.ts'
