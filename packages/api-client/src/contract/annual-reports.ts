import * as v from 'valibot'
import { defineCall } from './call.ts'
import { vatBox } from './choices.ts'
import { cents, date, id } from './wire.ts'

const ROOT = '/administrations/{administrationId}/reports' as const
const range = { from: date, to: date }
const step = v.optional(v.picklist(['month', 'quarter'], 'Kies maand of kwartaal'))

/** The days of a column: a part, the whole, or the same days a year before. An account with them opens each figure. */
export const reportColumn = v.object({
  id: v.string(),
  kind: v.picklist(['part', 'total', 'before']),
  ...range,
  /** Of a day before the first of the books: the day after it, whose opening balance is what it shows. */
  openedOn: v.optional(date),
})

/** Amounts in the order of the columns. */
const amounts = v.array(cents)

const statementAccount = v.object({
  /** Null for the result of a year, which stands on no account. */
  accountId: v.nullable(id),
  number: v.string(),
  name: v.string(),
  amountsCents: amounts,
})
export const statementLine = v.object({
  id: v.string(),
  level: v.picklist(['group', 'subtotal', 'result']),
  label: v.string(),
  amountsCents: amounts,
  accounts: v.array(statementAccount),
})
export type StatementLine = v.InferOutput<typeof statementLine>
export type ReportColumn = v.InferOutput<typeof reportColumn>

const ages = v.object({
  notDueCents: cents,
  days1To30Cents: cents,
  days31To60Cents: cents,
  days61To90Cents: cents,
  olderCents: cents,
  totalCents: cents,
})

const agedItems = v.object({
  asOf: date,
  total: ages,
  /** The same a year before. */
  before: v.object({ asOf: date, ...ages.entries }),
  /** What the ledger account of these items comes to on that day: the same as the total. */
  ledgerCents: cents,
  contacts: v.array(
    v.object({
      contactId: v.nullable(id),
      contactName: v.string(),
      ...ages.entries,
      /** What was open of it a year before. */
      beforeCents: cents,
      items: v.array(
        v.object({
          id,
          number: v.string(),
          invoiceId: v.nullable(id),
          purchaseId: v.nullable(id),
          documentDate: date,
          dueDate: date,
          openCents: cents,
        }),
      ),
    }),
  ),
})

const boxAmounts = v.object({ baseCents: cents, vatCents: cents })
const reconciledTurnover = v.object({
  ledgerCents: cents,
  boxesCents: cents,
  outsideBoxesCents: cents,
  otherAccountsCents: cents,
  otherPeriodCents: cents,
  unexplainedCents: cents,
})

/** The calls of the annual figures; `ledger.ts` has the area. */
export const annualReports = {
  balanceSheet: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/balance-sheet`,
    summary: 'What there is and what is owed on a day, and a year before',
    query: v.object({ asOf: date, by: step }),
    response: v.object({
      asOf: date,
      columns: v.array(reportColumn),
      lines: v.array(statementLine),
      assetsCents: amounts,
      liabilitiesCents: amounts,
      equityCents: amounts,
      /** Of the equity, what the running year earned. */
      resultCents: amounts,
    }),
  }),
  profitAndLoss: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/profit-and-loss`,
    summary: 'Revenue, costs and result without the closing of years, and how equity moved',
    query: v.object({ ...range, by: step }),
    response: v.object({
      ...range,
      columns: v.array(reportColumn),
      lines: v.array(statementLine),
      resultCents: amounts,
      equity: v.object({
        openingCents: amounts,
        resultCents: amounts,
        movements: v.array(statementAccount),
        closingCents: amounts,
      }),
    }),
  }),
  agedReceivables: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/aged-receivables`,
    summary: 'What customers owed on a day, by contact and age',
    query: v.object({ asOf: date }),
    response: agedItems,
  }),
  agedPayables: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/aged-payables`,
    summary: 'What was owed to suppliers on a day, by contact and age',
    query: v.object({ asOf: date }),
    response: agedItems,
  }),
  vatReconciliation: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/vat-reconciliation`,
    summary:
      'The boxes as the ledger has them beside the returns and a year before, and turnover beside the boxes, each difference explained',
    query: v.object(range),
    response: v.object({
      ...range,
      /** How many bookings of these days came of another package, which declared their VAT: they are in no box. */
      takenOver: v.number(),
      periods: v.array(
        v.object({
          key: v.string(),
          label: v.string(),
          ...range,
          isFiled: v.boolean(),
          boxes: v.array(
            v.object({
              box: vatBox,
              ledger: boxAmounts,
              filed: boxAmounts,
              difference: boxAmounts,
              declaredLater: boxAmounts,
              waiting: boxAmounts,
              fromEarlier: boxAmounts,
              unexplained: boxAmounts,
              /** What the ledger has in the same days a year before. */
              before: boxAmounts,
            }),
          ),
          turnover: reconciledTurnover,
          /** The same days a year before. */
          turnoverBefore: reconciledTurnover,
        }),
      ),
    }),
  }),
  cashFlow: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/cash-flow`,
    summary: 'What came in and went out of bank and cash books, and their expected balance of the next 90 days',
    query: v.object({ ...range, by: step }),
    response: v.object({
      ...range,
      columns: v.array(reportColumn),
      openingCents: amounts,
      inCents: amounts,
      /** Negative. */
      outCents: amounts,
      closingCents: amounts,
      /** Of each bank and cash book what it closed with. */
      accounts: v.array(statementAccount),
      expected: v.object({
        ...range,
        /** What is booked, with what statements opened with and nobody booked yet. */
        openingCents: cents,
        /** Lines of banks and cash that nobody processed yet: what they come to is not in the balance. */
        waiting: v.object({ count: v.number(), cents }),
        steps: v.array(
          v.object({
            kind: v.picklist(['receivable', 'payable', 'repeated', 'vat']),
            label: v.string(),
            dueDate: date,
            date,
            cents,
            balanceCents: cents,
          }),
        ),
      }),
    }),
  }),
  turnover: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/turnover`,
    summary:
      'Revenue per customer, or costs per supplier, with what has no contact; together those of the profit and loss',
    query: v.object({ ...range, by: step, side: v.optional(v.picklist(['customer', 'supplier'])) }),
    response: v.object({
      ...range,
      columns: v.array(reportColumn),
      rows: v.array(v.object({ contactId: v.nullable(id), contactName: v.string(), amountsCents: amounts })),
      totalCents: amounts,
    }),
  }),
}
