import type { ColumnMapping, ColumnRole } from '@klopt/api-client/contract'

/** What a column can be, in words. */
export const COLUMN_ROLES: readonly { value: ColumnRole; label: string }[] = [
  { value: 'ignore', label: 'Niet gebruiken' },
  { value: 'date', label: 'Datum' },
  { value: 'amount', label: 'Bedrag' },
  { value: 'debit', label: 'Bedrag af' },
  { value: 'credit', label: 'Bedrag bij' },
  { value: 'sign', label: 'Af of bij' },
  { value: 'name', label: 'Naam tegenpartij' },
  { value: 'iban', label: 'IBAN tegenpartij' },
  { value: 'description', label: 'Omschrijving' },
  { value: 'reference', label: 'Kenmerk' },
  { value: 'balance', label: 'Saldo erna' },
  { value: 'currency', label: 'Valuta' },
  { value: 'account', label: 'Eigen rekening' },
]

export const DATE_STYLES: readonly { value: ColumnMapping['dateStyle']; label: string }[] = [
  { value: 'dmy', label: 'dag-maand-jaar, 31-12-2026' },
  { value: 'mdy', label: 'maand-dag-jaar, 12/31/2026' },
  { value: 'ymd', label: 'jaar-maand-dag, 2026-12-31' },
  { value: 'serial', label: 'nummer van een rekenblad, 46387' },
]

export const DECIMAL_MARKS: readonly { value: ColumnMapping['decimalMark']; label: string }[] = [
  { value: ',', label: 'komma, 1.210,50' },
  { value: '.', label: 'punt, 1,210.50' },
]

/** May be the role of more than one column: a text may go on in the next. */
const SHARED: readonly ColumnRole[] = ['ignore', 'description']

/** The columns with another role for one; whichever had it before is used no more, since a role is of one column. */
export const withRole = (columns: readonly ColumnRole[], at: number, role: ColumnRole): ColumnRole[] =>
  columns.map((own, index) => (index === at ? role : own === role && !SHARED.includes(role) ? 'ignore' : own))
