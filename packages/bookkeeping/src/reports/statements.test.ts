import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ACCOUNT_TEMPLATES, type AccountType } from '../ledger/chart-of-accounts.ts'
import { isTemporary } from '../ledger/fiscal-year.ts'
import { must } from '../money/must.ts'
import { balanceSheet, type AccountBalances } from './balance-sheet.ts'
import { equityMovements } from './equity-movements.ts'
import { profitAndLoss } from './profit-and-loss.ts'
import { groupOf, PROFIT_GROUPS } from './statement-groups.ts'
import { trialBalance } from './trial-balance.ts'

const chart = ACCOUNT_TEMPLATES.map(({ number, name, rgs, type }, index) => ({
  id: index + 1,
  number,
  name,
  type,
  rgsCode: rgs as string | null,
}))
const numbered = (number: string) => {
  const found = chart.find((account) => account.number === number)
  if (!found) throw new Error(`no account ${number}`)
  return found
}
const amounts = (number: string, ...cents: number[]) => ({ ...numbered(number), cents })

test('a year reckoned by hand: gross margin, costs and result, by group', () => {
  const { lines, resultCents } = profitAndLoss(
    [
      amounts('4100', 120_000, 100_000),
      amounts('4510', 4_550, 0),
      amounts('7000', 30_000, 20_000),
      amounts('8000', -500_000, -400_000),
      amounts('8300', 10_000, 0),
      amounts('9020', 2_500, 2_500),
      amounts('1100', 999, 999),
    ],
    2,
  )
  expect(lines.map(({ id, amountsCents }) => [id, ...amountsCents])).toEqual([
    ['turnover', 490_000, 400_000],
    ['cost-of-sales', -30_000, -20_000],
    ['margin', 460_000, 380_000],
    ['housing', -120_000, -100_000],
    ['office', -4_550, 0],
    ['total-costs', -124_550, -100_000],
    ['financial', -2_500, -2_500],
    ['result', 332_950, 277_500],
  ])
  expect(resultCents).toEqual([332_950, 277_500])
  expect(lines[0]?.accounts.map(({ number, amountsCents }) => [number, ...amountsCents])).toEqual([
    ['8000', 500_000, 400_000],
    ['8300', -10_000, 0],
  ])
})

test('the tax of a bv stands below a result before tax', () => {
  const { lines } = profitAndLoss([amounts('8000', -1_000), amounts('9100', 190)], 1)
  expect(lines.slice(-3).map(({ id, amountsCents }) => [id, ...amountsCents])).toEqual([
    ['before-tax', 1_000],
    ['tax', -190],
    ['result', 810],
  ])
})

test('an account without a code belongs where the number before its own does', () => {
  const group = (number: string, type: AccountType) => groupOf({ number, type, rgsCode: null }, PROFIT_GROUPS).id
  expect(group('4515', 'expense')).toBe('office')
  expect(group('45101', 'expense')).toBe('office')
  expect(group('7150', 'expense')).toBe('cost-of-sales')
  expect(group('8055', 'revenue')).toBe('turnover')
  expect(groupOf(numbered('7100'), PROFIT_GROUPS).id).toBe('cost-of-sales')
  expect(groupOf(numbered('4210'), PROFIT_GROUPS).id).toBe('equipment')
})

const anAmount = fc.integer({ min: -9_000_000_000, max: 9_000_000_000 })
/** A balanced entry: two accounts of the chart and what goes from one to the other. */
const anEntry = fc.tuple(fc.nat(chart.length - 1), fc.nat(chart.length - 1), anAmount)

const at = (cents: readonly number[], index: number): number => must(cents[index], 'an amount of each account')

/** Debit minus credit by account. */
function sumsOf(entries: readonly (readonly [number, number, number])[]): number[] {
  const sums = chart.map(() => 0)
  for (const [debit, credit, cents] of entries) {
    sums[debit] = at(sums, debit) + cents
    sums[credit] = at(sums, credit) - cents
  }
  return sums
}

test('both sides of the balance sheet come to the same, and the result is what equity gained', () => {
  fc.assert(
    fc.property(fc.array(anEntry), fc.array(anEntry), (before, during) => {
      const [opening, movements] = [sumsOf(before), sumsOf(during)]
      const accounts = chart.map((account, index): AccountBalances => ({
        ...account,
        cents: [at(opening, index), at(opening, index) + at(movements, index)],
        ofYearCents: [0, at(movements, index)],
      }))
      const sheet = balanceSheet(accounts, 2)
      const total = (id: string) => sheet.lines.find((line) => line.id === id)?.amountsCents
      expect(total('total-assets')).toEqual(total('total-liabilities'))
      const moved = chart.map((account, index) => ({ ...account, cents: [at(movements, index)] }))
      const { resultCents } = profitAndLoss(moved, 1)
      expect(sheet.resultCents[1]).toBe(resultCents[0])
      const equity = equityMovements(moved, [at(sheet.equityCents, 0)], resultCents)
      expect(equity.closingCents[0]).toBe(sheet.equityCents[1])
    }),
  )
})

test('the columns of the trial balance add up to nothing, whatever earlier years left unclosed', () => {
  fc.assert(
    fc.property(fc.array(anEntry), fc.array(anEntry), fc.array(anEntry), (earlier, opening, during) => {
      const [a, b, c] = [sumsOf(earlier), sumsOf(opening), sumsOf(during)]
      const { totals } = trialBalance(
        chart.map((account, index) => ({
          ...account,
          earlierCents: at(a, index),
          openingCents: at(b, index),
          debitCents: Math.max(0, at(c, index)),
          creditCents: Math.max(0, -at(c, index)),
          lastYearCents: isTemporary(account.type) ? 0 : at(a, index),
        })),
        chart.reduce((sum, { type }, index) => sum + (isTemporary(type) ? at(a, index) : 0), 0),
      )
      expect([totals.openingCents, totals.closingCents, totals.lastYearCents]).toEqual([0, 0, 0])
      expect(totals.debitCents).toBe(totals.creditCents)
    }),
  )
})
