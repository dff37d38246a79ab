export { closingEntries } from './closing-entries.ts'
export { cutText } from './cut-text.ts'
export type {
  AuditFileContents,
  SourceAccount,
  SourceContact,
  SourceEntry,
  SourceItem,
  SourceLine,
} from './contents.ts'
export { readAuditFile } from './read-audit-file.ts'
export { AuditFileRefusal } from './refusal.ts'
export { matchContacts, type KnownContact, type MatchedContact } from './match-contacts.ts'
export { itemsOfEntries, type EntryItem, type EntrySettlement, type ItemsOfEntries } from './items-of-entries.ts'
export { openingOfFile, type ItemOfFile, type OpeningOfFile } from './opening-of-file.ts'
export {
  mayHold,
  proposeAccounts,
  type ChartAccount,
  type NewChartAccount,
  type ProposedAccount,
  type ProposedBy,
} from './propose-accounts.ts'
