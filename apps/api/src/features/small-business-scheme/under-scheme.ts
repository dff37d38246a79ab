import { countsForSmallBusiness, isSmallBusinessOn } from '@klopt/bookkeeping/vat'
import type { PostingLine } from '@klopt/bookkeeping/ledger'
import { smallBusinessSpans } from '../../books/vat-rules.ts'
import type { Db } from '../../database/db.ts'
import { schemeEndBy, type SchemeEnd } from './scheme-end.ts'

/** What something posts, and the end of the small-business scheme that it brings. */
export interface SchemePosting {
  readonly lines: readonly PostingLine[]
  readonly schemeEnd: SchemeEnd | null
}

interface SaleDay {
  readonly day: string
  /** Not for the sale of something that the business used itself, which counts for no limit; for anything else true. */
  readonly isTurnover?: boolean
}

/**
 * What something of a day posts that is no invoice, by the small-business scheme of that day. A sale that passes the limit is
 * posted outside of it: its amount includes VAT, so that of 500 86.78 is declared. Whoever posts it calls `endScheme`.
 */
export async function postUnderScheme(
  db: Db,
  administrationId: number,
  { day, isTurnover = true }: SaleDay,
  post: (kor: boolean) => readonly PostingLine[],
): Promise<SchemePosting> {
  const spans = await smallBusinessSpans(db, administrationId)
  const lines = post(isSmallBusinessOn(spans, day))
  if (!isTurnover) return { lines, schemeEnd: null }
  const schemeEnd = await schemeEndBy(db, administrationId, spans, { day, cents: countedOf(lines) })
  return { lines: schemeEnd?.isTaxed === true ? post(false) : lines, schemeEnd }
}

const countedOf = (lines: readonly PostingLine[]): number =>
  lines.reduce(
    (sum, { vatCode, vatKind, creditCents, debitCents }) =>
      sum + (vatKind === 'base' && vatCode && countsForSmallBusiness(vatCode) ? creditCents - debitCents : 0),
    0,
  )
