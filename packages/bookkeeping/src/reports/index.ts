export { auditFile } from './audit-file/audit-file.ts'
export type {
  AccountBalance,
  AuditedAccount,
  AuditedContact,
  AuditedEntry,
  AuditedItem,
  AuditedJournal,
  AuditedLine,
  AuditFileFacts,
} from './audit-file/facts.ts'
export type { AuditFileVersion } from './audit-file/schema.ts'
export { CSV_MARK, csvRow, type CsvValue } from './csv.ts'
export {
  ageingOf,
  ageOf,
  agedByContact,
  type AgedContact,
  type AgedItem,
  type AgeingBucket,
  type AgeingBuckets,
} from './ageing.ts'
export { balanceSheet, type AccountBalances, type BalanceSheet } from './balance-sheet.ts'
export { equityMovements, type EquityMovements } from './equity-movements.ts'
export { expectedBalance, type ExpectedAmount, type ExpectedStep } from './expected-balance.ts'
export { profitAndLoss, type ProfitAndLoss } from './profit-and-loss.ts'
export {
  dayColumns,
  MAX_REPORT_PARTS,
  reportColumns,
  type Days,
  type ReportColumn,
  type ReportStep,
} from './report-columns.ts'
export type { AccountAmounts, StatementAccount, StatementLine } from './statement-lines.ts'
export { trialBalance, type TrialAccount, type TrialBalance, type TrialRow } from './trial-balance.ts'
export {
  isSalesBase,
  reconcileTurnover,
  reconcileVat,
  type PlacedVatFact,
  type ReconciledBox,
  type TurnoverFact,
  type TurnoverReconciliation,
  type VatPlace,
} from './vat-reconciliation.ts'
