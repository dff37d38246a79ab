import {
  earlierOpen,
  filedReturnOf,
  stateOf,
  VAT_BOXES,
  vatSchemeOn,
  type VatCalendar,
  type VatPeriod,
} from '@klopt/bookkeeping/vat'
import { VAT_ACCOUNTS } from '@klopt/bookkeeping/ledger'
import { vatReturnBoxes, vatReturnTotals } from '@klopt/bookkeeping/vat-return'
import type { contract, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { FiledReturn } from '../../books/vat-returns.ts'
import { toTimestamp } from '../../kernel/clock.ts'
import { nameOfUser } from '../users/name-of-user.ts'
import { lateVatCents, vatFacts } from './vat-facts.ts'
import { periodOf, readCalendar, type OwnCalendar } from './read-calendar.ts'
import { chosenLines, listLate } from './late-lines.ts'

type VatReturn = ResponseOf<typeof contract.vat.return>
type Check = VatReturn['checks'][number]

/** The return of a period: as it was filed, or as the ledger has it now. */
export async function showReturn(
  db: Db,
  administrationId: number,
  query: QueryOf<typeof contract.vat.return>,
  today: string,
): Promise<VatReturn> {
  const calendar = await readCalendar(db, administrationId, today)
  const period = periodOf(calendar, query.period, today)
  const filed = filedReturnOf(calendar, period)
  const lines = await chosenLines(db, administrationId, calendar, { period, choice: query.lateLines, today })
  const boxes = filed ? filed.boxes : vatReturnBoxes(await vatFacts(db, administrationId, lines))
  const totals = vatReturnTotals(boxes)
  return {
    ...wirePeriod(period),
    state: stateOf(calendar, period, today),
    scheme: vatSchemeOn(calendar.schemes, period.start),
    boxes: boxes.map((box) => ({ ...box, label: VAT_BOXES[box.box].label })),
    payableEuros: totals.payableCents / 100,
    roundingDifferenceCents: totals.roundingDifferenceCents,
    lateVatCents: await lateVatCents(db, administrationId, lines),
    lateLines: 'withLate' in lines && lines.withLate ? 'include' : 'leave',
    late: await listLate(db, administrationId, calendar, { shown: period, today }),
    checks: filed ? [] : await checksOf(db, administrationId, period, calendar),
    filed: filed && (await presentFiled(db, calendar, filed)),
  }
}

export function wirePeriod({ key, label, start, end, dueDate }: VatPeriod) {
  return { key, label, start, end, dueDate }
}

async function presentFiled(db: Db, calendar: OwnCalendar, filed: FiledReturn): Promise<VatReturn['filed']> {
  return {
    id: filed.id,
    filedAt: toTimestamp(filed.filed_at),
    filedBy: await nameOfUser(db, filed.filed_by),
    isLatest: calendar.filed.at(-1)?.id === filed.id,
  }
}

interface Waiting {
  readonly bank_waiting: number
  readonly drafts: number
  /** Drafts, and documents of which nobody made one yet. */
  readonly purchases_waiting: number
  readonly difference_cents: number
}

/** What to look at before filing, each said in one line. */
async function checksOf(db: Db, administrationId: number, period: VatPeriod, calendar: VatCalendar): Promise<Check[]> {
  const found = await findWaiting(db, administrationId, period)
  const earlier = earlierOpen(calendar, period)
  return [
    counted(
      'bank_waiting',
      found.bank_waiting,
      'Alle bankregels zijn verwerkt',
      'bankregel is nog niet verwerkt',
      'bankregels zijn nog niet verwerkt',
    ),
    counted(
      'drafts',
      found.drafts,
      'Er staan geen concepten meer open',
      'factuur is nog een concept',
      'facturen zijn nog een concept',
    ),
    counted(
      'purchases_waiting',
      found.purchases_waiting,
      'Alle inkoopfacturen zijn geboekt',
      'inkoopfactuur is nog niet geboekt',
      'inkoopfacturen zijn nog niet geboekt',
    ),
    found.difference_cents === 0
      ? { kind: 'ledger_difference', tone: 'success', text: 'De btw-rekeningen sluiten aan op de aangifte', count: 0 }
      : {
          kind: 'ledger_difference',
          tone: 'danger',
          text: 'Op de btw-rekeningen is zonder btw-code geboekt',
          count: 1,
        },
    earlier.length === 0
      ? { kind: 'earlier_period', tone: 'success', text: 'Alle eerdere perioden zijn aangegeven', count: 0 }
      : {
          kind: 'earlier_period',
          tone: 'danger',
          text: `Doe eerst aangifte over ${earlier[0]?.label}`,
          count: earlier.length,
        },
  ]
}

/** What waits from before the period counts too: booked after an earlier return, its VAT goes into this one. */
export async function findWaiting(
  db: Db,
  administrationId: number,
  period: Pick<VatPeriod, 'start' | 'end'>,
): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    SELECT
      (SELECT count(*) FROM bank_transactions WHERE administration_id = ${administrationId} AND journal_entry_id IS NULL
        AND transaction_date <= ${period.end}) AS bank_waiting,
      (SELECT count(*) FROM invoices WHERE administration_id = ${administrationId} AND finalised_at IS NULL
        AND deleted_at IS NULL AND invoice_date <= ${period.end}) AS drafts,
      (SELECT count(*) FROM purchases WHERE administration_id = ${administrationId} AND booked_at IS NULL
        AND deleted_at IS NULL AND invoice_date <= ${period.end})
      + (SELECT count(*) FROM recognitions r
        JOIN documents d ON d.administration_id = ${administrationId} AND d.file_id = r.file_id
        WHERE r.administration_id = ${administrationId} AND d.state = 'unprocessed'
          AND r.invoice_date <= ${period.end}
          AND NOT EXISTS (SELECT FROM purchases p WHERE p.administration_id = ${administrationId}
            AND p.document_id = d.id AND p.deleted_at IS NULL AND p.reversed_at IS NULL)) AS purchases_waiting,
      (SELECT coalesce(sum(l.credit_cents - l.debit_cents), 0)::bigint
        FROM ledger_lines l
        JOIN ledger_accounts a ON a.administration_id = ${administrationId} AND a.id = l.account_id
        JOIN ledger_entries e ON e.administration_id = ${administrationId} AND e.id = l.entry_id
        WHERE e.source_type <> 'vat_return' AND l.administration_id = ${administrationId} AND l.vat_code IS NULL
          AND l.entry_date BETWEEN ${period.start} AND ${period.end}
          AND a.rgs_code = ANY (${VAT_ACCOUNTS})
      ) AS difference_cents`.execute(db)
  return rows[0] ?? { bank_waiting: 0, drafts: 0, purchases_waiting: 0, difference_cents: 0 }
}

function counted(kind: Check['kind'], count: number, none: string, one: string, many: string): Check {
  if (count === 0) return { kind, tone: 'success', text: none, count }
  return { kind, tone: 'warning', text: `${count} ${count === 1 ? one : many}`, count }
}
