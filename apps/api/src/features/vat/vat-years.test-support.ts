import { contract } from '@klopt/api-client/contract'
import { errorCatalogue } from '@klopt/api-client/errors'
import { VAT_ACCOUNTS } from '@klopt/bookkeeping/ledger'
import { must } from '@klopt/bookkeeping/money'
import { boxesOf, vatReturnBoxes, type VatFact, type VatReturnBox } from '@klopt/bookkeeping/vat-return'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { expectBooksToAddUp } from '../ledger-invariants.test-support.ts'
import { doAct, type Act } from '../random-bookkeeper.test-support.ts'
import { anyVatYear, journalCodes } from '../random-stories.test-support.ts'
import { beginCorrection, decide, late, processIt, submitIt } from './corrections.test-support.ts'

/** Who follows what the product asks is through with it long before. */
const MOST_ROUNDS = 20

/** The server and the database work beside each other; more years at once wait for each other. */
const YEARS_AT_ONCE = 4

/** Any years of VAT through the database; each ends with boxes and corrections that are its lines, whoever filed when. */
export async function expectAnyYearToAddUp(server: KloptTestServer, years: { runs: number; seed: number }) {
  const someYears = fc.array(anyVatYear, { minLength: YEARS_AT_ONCE, maxLength: YEARS_AT_ONCE })
  await fc.assert(
    // One clock for all of them, so that none goes on before the others are there.
    fc.asyncProperty(someYears, async (stories) => {
      const lived = await Promise.all(stories.map((acts) => liveYear(server, acts)))
      await Promise.all(lived.map(endYear))
    }),
    { numRuns: Math.ceil(years.runs / YEARS_AT_ONCE), seed: years.seed },
  )
}

interface LivedYear {
  readonly books: Books
  readonly contactId: number
  readonly acts: readonly Act[]
}

async function liveYear(server: KloptTestServer, acts: readonly Act[]): Promise<LivedYear> {
  const books = await Books.openOn(server, '2026-11-16')
  const contactId = await books.contact()
  for (const act of acts) await doAct(books, act, contactId)
  await expectBooksToAddUp(books)
  return { books, contactId, acts }
}

async function endYear({ books, contactId, acts }: LivedYear): Promise<void> {
  await books.on('2027-02-01')
  await settle(books)
  // A correction, and a correction of that one, whatever the year was.
  for (let more = 0; more < acts.length % 3; more += 1) {
    await books.invoice({ contactId, invoiceDate: '2025-10-15', lines: [anInvoiceLine({ unitPrice: '10000' })] })
    await settle(books)
  }
  await expectBooksToAddUp(books)
  await expectAllDeclared(books)
}

/** What was refused every time would prove nothing; a few years do not hold everything. */
export async function expectAllToHaveHappened(server: KloptTestServer): Promise<void> {
  const { rows } = await server.services.pool.query<Record<string, unknown>>(
    `SELECT array(SELECT DISTINCT vat_code FROM journal_lines WHERE vat_code IS NOT NULL) AS codes,
      EXISTS (SELECT FROM journal_entries WHERE reverses_entry_id IS NOT NULL AND source_type = 'general') AS reversed,
      EXISTS (SELECT FROM vat_return_lines WHERE is_late) AS "goneAlong",
      EXISTS (SELECT FROM vat_returns a JOIN vat_returns b ON b.administration_id = a.administration_id AND b.kind = 'return'
        AND b.deleted_at IS NULL AND b.period_start > a.period_end AND b.period_end - b.period_start > 80
        WHERE a.kind = 'return' AND a.deleted_at IS NULL AND a.period_end - a.period_start < 40) AS "otherLength",
      EXISTS (SELECT FROM vat_return_lines m JOIN purchases p ON p.received_on = m.vat_date
        JOIN journal_lines l ON l.id = m.line_id AND l.entry_id = p.journal_entry_id AND l.vat_kind = 'input'
        WHERE p.received_on > p.invoice_date) AS "receivedLater",
      EXISTS (SELECT FROM vat_returns WHERE kind = 'return' AND deleted_at IS NOT NULL) AS "takenBack",
      EXISTS (SELECT FROM vat_returns WHERE kind = 'correction' AND deleted_at IS NOT NULL) AS "correctionTakenBack",
      EXISTS (SELECT FROM vat_returns c JOIN vat_returns b ON b.id = c.corrects_id AND b.kind = 'correction') AS "correctedTwice"`,
  )
  const { codes, ...happened } = must(rows[0], 'what happened')
  expect(codes).toEqual(expect.arrayContaining(journalCodes.filter((code) => code !== 'sale_lodging')))
  expect(happened).toEqual(Object.fromEntries(Object.keys(happened).map((what) => [what, true])))
}

/** Decides, corrects and files until nothing is asked and nothing can be filed. */
async function settle(books: Books): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await processAll(books)
    const asked = (await late(books)).periods
    for (const { periodStart, verdict } of asked) {
      if (verdict === 'next_return') expect((await decide(books, 'next_return', periodStart)).status).toBe(204)
      else if (verdict === 'correction') await correctTwice(books, periodStart)
    }
    await processAll(books)
    if (!(await fileAll(books))) return
  }
  throw new Error('what is to be filed never ends')
}

/** Files what can be, oldest first, until something is asked first; false when nothing was to be filed. */
async function fileAll(books: Books): Promise<boolean> {
  const periods = await books.client.call(contract.vat.periods, { params: books.params })
  const open = periods.filter(({ state }) => state === 'due' || state === 'late').toReversed()
  for (const { key } of open) if (!(await fileUnseen(books, key))) break
  return open.length > 0
}

/** Files a period by what the refusal of a wrong outcome says it comes to, which is less work than looking at it first. */
async function fileUnseen(books: Books, period: string): Promise<boolean> {
  let payableEuros = 0
  for (;;) {
    const { status, body } = await books.client.send(contract.vat.file, {
      params: books.params,
      body: { period, payableEuros },
    })
    if (status === 200) return true
    const { code, details } = body as { code: number; details: { payableEuros: number } }
    const { version_conflict: differs, late_vat_undecided: amount, late_icp_undecided: icp } = errorCatalogue
    expect([differs.code, amount.code, icp.code, errorCatalogue.late_without_next_return.code]).toContain(code)
    if (code !== errorCatalogue.version_conflict.code) return false
    expect(details.payableEuros).not.toBe(payableEuros)
    ;({ payableEuros } = details)
  }
}

/** Hands a correction in, takes it back, and hands another in. */
async function correctTwice(books: Books, periodStart: string): Promise<void> {
  const correctionId = await beginCorrection(books, periodStart)
  expect((await submitIt(books, correctionId)).status).toBe(204)
  await books.client.call(contract.vatCorrections.delete, { params: { ...books.params, correctionId } })
  expect((await submitIt(books, await beginCorrection(books, periodStart))).status).toBe(204)
}

async function processAll(books: Books): Promise<void> {
  const submitted = await books.rows<{ id: number }>(
    "SELECT id FROM vat_returns WHERE administration_id = $1 AND state = 'submitted' AND deleted_at IS NULL ORDER BY id",
  )
  for (const { id } of submitted) expect((await processIt(books, id)).status).toBe(204)
}

/** Nothing waits of periods that were filed, and what was last declared of each is together what the lines are. */
async function expectAllDeclared(books: Books): Promise<void> {
  expect((await late(books)).periods).toEqual([])
  const waiting = await books.rows<VatFact>(factsOf('undeclared_vat_lines own'))
  expect(waiting.filter(({ vatCode, vatKind }) => boxesOf(vatCode, vatKind).length > 0)).toEqual([])
  const last = await books.rows<{ boxes: VatReturnBox[] }>(
    `SELECT DISTINCT ON (period_start) boxes FROM vat_returns WHERE administration_id = $1 AND deleted_at IS NULL
      AND state IS DISTINCT FROM 'draft' ORDER BY period_start, (kind = 'correction') DESC, id DESC`,
  )
  const declared = await books.rows<VatFact>(
    factsOf('vat_return_lines own JOIN vat_returns r ON r.id = own.return_id AND r.deleted_at IS NULL'),
  )
  const boxes = last.flatMap((document) => document.boxes)
  for (const { box, baseCents, vatCents } of vatReturnBoxes(declared)) {
    const own = boxes.filter((each) => each.box === box)
    const sum = (column: 'baseCents' | 'vatCents', cents: number | null) =>
      cents === null ? null : own.reduce((total, each) => total + must(each[column], `${column} of ${box}`), 0)
    expect([box, sum('baseCents', baseCents), sum('vatCents', vatCents)]).toEqual([box, baseCents, vatCents])
  }
  const left = await books.rows<{ cents: string }>(
    `SELECT coalesce(sum(l.credit_cents - l.debit_cents), 0) AS cents FROM journal_lines l
      JOIN accounts a ON a.id = l.account_id WHERE l.administration_id = $1 AND a.rgs_code = ANY ($2)`,
    [books.id, VAT_ACCOUNTS],
  )
  expect(Number(must(left[0], 'what is left on the VAT accounts').cents)).toBe(0)
}

const factsOf = (source: string) => `SELECT l.vat_code AS "vatCode", l.vat_kind AS "vatKind",
  sum(l.credit_cents - l.debit_cents)::bigint AS "balanceCents"
  FROM ${source} JOIN journal_lines l ON l.id = own.line_id
  WHERE l.administration_id = $1 GROUP BY l.vat_code, l.vat_kind`
