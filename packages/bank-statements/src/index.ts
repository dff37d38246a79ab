export { readBankFile } from './read-bank-file.ts'
export { countKnown, type CountedLine } from './compare/count-known.ts'
export { compareOverlap, type Conflict, type OverlapPeriod } from './compare/compare-overlap.ts'
export { inKnownWords, without, type ToldLine } from './compare/in-known-words.ts'
export { fillLostTexts } from './compare/fill-lost-texts.ts'
export type { ComparableLine } from './compare/line-key.ts'
export { readRefusedCollections, type RefusedCollection } from './camt/read-refused-collections.ts'
export { readRefusedFiles, type RefusedFile } from './camt/read-refused-files.ts'
export { joinStatements } from './join-statements.ts'
export { Refusal } from './refusal.ts'
export { balanceGap, unexplainedCents } from './statement-totals.ts'
export { mappingProblem, ROLE_NAMES } from './mapping/mapping-problem.ts'
export {
  COLUMN_ROLES,
  DATE_STYLES,
  type CellProblem,
  type ColumnMapping,
  type ColumnRole,
  type DateStyle,
  type DecimalMark,
  type MappedTable,
  type PreviewLine,
  type TableSource,
} from './mapping/types.ts'
export type { BankFileFormat, BankLine, BankStatement, ReadOptions, ReadResult, RefusalReason } from './types.ts'
