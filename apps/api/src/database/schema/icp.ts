import type { IcpRow } from '@klopt/bookkeeping/vat-return'
import type { VatCode } from '@klopt/bookkeeping/vat'
import type { Generated } from 'kysely'
import type { CivilDate, Id, Json } from './columns.ts'
import type { EntrySource } from './ledger.ts'

/** The tables of 0060_icp_lists.sql; functions of the database alone write them. */
export interface IcpTables {
  icp_lists: IcpListsTable
  icp_list_lines: IcpListLinesTable
}

/** A row of a list as it was filed. */
export interface FrozenIcpRow extends IcpRow {
  readonly customerName: string | null
}

/** What a list changed of one that was filed before. */
export interface FrozenIcpCorrection extends FrozenIcpRow {
  readonly periodKey: string
  readonly periodLabel: string
}

interface IcpListsTable {
  id: Id
  administration_id: number
  period_start: CivilDate
  period_end: CivilDate
  rows: Json<FrozenIcpRow[]>
  corrections: Json<FrozenIcpCorrection[]>
  total_cents: number | null
  handed_in_on: CivilDate
  filed_by: number
  filed_at: Date
  deleted_at: Date | null
}

interface IcpListLinesTable {
  administration_id: number
  list_id: number
  line_id: number
  is_late: Generated<boolean>
}

/** A supply within the EU, with its customer and the list it is in, unless that was taken back. */
export interface IcpSupplies {
  administration_id: number
  line_id: number
  entry_id: number
  vat_date: CivilDate
  vat_code: VatCode
  cents: number
  description: string
  source_type: EntrySource
  source_id: number | null
  list_id: number | null
  is_late: boolean | null
  vat_number: string | null
  customer_name: string | null
  credited_date: CivilDate | null
}
