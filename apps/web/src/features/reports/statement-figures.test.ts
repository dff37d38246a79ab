import type { StatementLine } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { expect, test } from 'vitest'
import { figureId } from './figure.ts'
import { statementFigures, whenOf } from './statement-figures.ts'

const columns = [{ id: 'total', kind: 'total' as const, from: '2026-01-01', to: '2026-12-31' }]
const shownColumn = { id: 'total', header: '2026' }
const account = (accountId: number | null, cents: number, name = 'Rekening') => ({
  accountId,
  number: '',
  name,
  amountsCents: [cents],
})
const line = (id: string, level: StatementLine['level'], accounts: StatementLine['accounts'] = []): StatementLine => ({
  id,
  level,
  label: id,
  amountsCents: [1],
  accounts,
})
const figures = (lines: readonly StatementLine[], isBalance: boolean) => {
  const figureOf = statementFigures({ administrationId: 7, isBalance, lines, columns })
  return (id: string) => figureOf({ id, label: id, figures: { total: 1 } }, shownColumn)
}

const profit = figures(
  [
    line('turnover', 'group', [account(1, 1), account(2, 1)]),
    line('cost-of-sales', 'group', [account(3, 1)]),
    line('margin', 'subtotal'),
    line('housing', 'group', [account(4, 1)]),
    line('total-costs', 'subtotal'),
    line('financial', 'group', [account(5, 1)]),
    line('result', 'result'),
  ],
  false,
)
const idsOf = (figure: ReturnType<typeof profit>) => must(must(figure, 'a figure').lines, 'its lines').accountIds

test('a figure is made of its account, its group, or the groups that its sum is of', () => {
  expect(idsOf(profit('account-2'))).toBe('2')
  expect(idsOf(profit('turnover'))).toBe('1,2')
  expect(idsOf(profit('margin'))).toBe('1,2,3')
  expect(idsOf(profit('total-costs'))).toBe('4')
  expect(idsOf(profit('result'))).toBe('1,2,3,4,5')
})

test('a profit and loss leaves out what closed the year, and costs count as negative', () => {
  expect(profit('housing')).toMatchObject({
    id: figureId({ id: 'housing' }, shownColumn),
    lines: { from: '2026-01-01', to: '2026-12-31', yearClose: 'without' },
    withOpening: false,
    sign: -1,
    when: 'in 2026',
  })
})

test('a balance sheet counts what was there before, and says of equity which result stands on no account', () => {
  const sheet = figures(
    [
      line('money', 'group', [account(1, 1)]),
      line('total-assets', 'result'),
      line('equity', 'group', [account(2, 1), account(null, 3, 'Resultaat dit boekjaar')]),
      line('total-liabilities', 'result'),
    ],
    true,
  )
  expect(sheet('money')).toMatchObject({ sign: 1, withOpening: true, parts: [] })
  expect(sheet('total-assets')).toMatchObject({ sign: 1, lines: { accountIds: '1' } })
  expect(sheet('equity')).toMatchObject({ sign: -1, lines: { accountIds: '2' }, parts: [{ cents: 3 }] })
  expect(sheet('total-liabilities')?.parts[0]?.href).toBe(
    '/v2/administrations/7/reports/profit-and-loss?from=2026-01-01&to=2026-12-31',
  )
})

test('what is made of nothing opens nothing', () => {
  expect(figures([line('opening', 'subtotal')], false)('opening')).toBeNull()
  expect(profit('unknown')).toBeNull()
})

test('days are said in words', () => {
  expect(whenOf({ id: '', header: '3e kwartaal' }, false)).toBe('in het 3e kwartaal')
  expect(whenOf({ id: '2026-12', header: 'dec' }, false)).toBe('in december 2026')
  expect(whenOf({ id: '2026-12', header: 'dec' }, true)).toBe('tot en met december 2026')
  expect(whenOf({ id: '', header: '31 dec 2026' }, true)).toBe('tot en met 31 dec 2026')
})
