import { expect, test } from 'vitest'
import { IBAN, judge, line } from './suggest.test-support.ts'
import type { BankLine } from './types.ts'

const payroll = [
  { kind: 'wages', accountId: 1700 },
  { kind: 'holiday', accountId: 1710 },
  { kind: 'pension', accountId: 1720 },
  { kind: 'tax', accountId: 1540 },
] as const
const paid = (description: string, changes: Partial<BankLine> = {}) =>
  line({ amountCents: -215_000, description, ...changes })
const of = (bankLine: BankLine, more = {}) =>
  judge(bankLine, [], { payroll, ...more }).flatMap((one) =>
    one.kind === 'account' ? [[one.accountId, one.certainty, ...one.reasons]] : [],
  )

test('wages, holiday pay, pension and wages tax are likely on what is owed of them', () => {
  expect(of(paid('Salaris november 2026'))).toEqual([[1700, 'likely', 'payroll']])
  expect(of(paid('NETTOLOON 11-2026'))).toEqual([[1700, 'likely', 'payroll']])
  expect(of(paid('Lonen november'))).toEqual([[1700, 'likely', 'payroll']])
  expect(of(paid('Vakantiegeld 2026'))).toEqual([[1710, 'likely', 'payroll']])
  expect(of(paid('pensioenpremie'))).toEqual([[1720, 'likely', 'payroll']])
  expect(of(paid('Nota 88213', { counterpartyName: 'Stichting Pensioenfonds Bakkers' }))).toEqual([
    [1720, 'likely', 'payroll'],
  ])
  expect(of(paid('Loonheffingen nov 2026'))).toEqual([[1540, 'likely', 'payroll']])
})

test('two of them in one payment are possible each', () => {
  expect(of(paid('Salaris mei en vakantiegeld'))).toEqual([
    [1700, 'possible', 'payroll'],
    [1710, 'possible', 'payroll'],
  ])
})

test('money in, whoever reckons wages, and a chart without the account get none', () => {
  expect(of(paid('Salaris november', { amountCents: 215_000 }))).toEqual([])
  expect(of(paid('Salarisadministratie oktober'))).toEqual([])
  expect(of(paid('Loonstrook november'))).toEqual([])
  expect(of(paid('Nota 12 van Loon', { counterpartyName: 'Loon Op Zand' }))).toEqual([])
  expect(judge(paid('Salaris november 2026'), [])).toEqual([])
})

test('the tax authority is paid wages tax once', () => {
  const more = { taxAccounts: [{ kind: 'payroll' as const, accountId: 1540, vatCode: null }] }
  expect(of(paid('Loonheffingen', { counterpartyIban: 'NL86INGB0002445588' }), more)).toEqual([
    [1540, 'likely', 'tax', 'iban'],
  ])
})

test('where the same payee went before goes along once, and another account of theirs comes behind', () => {
  const once = { amountCents: -215_000, counterpartyName: null, counterpartyIban: IBAN, vatCode: null }
  const to = (accountId: number) => [
    { ...once, accountId },
    { ...once, accountId },
  ]
  const salary = paid('Salaris november 2026', { counterpartyIban: IBAN })
  expect(of(salary, { history: to(1700) })).toEqual([[1700, 'likely', 'payroll']])
  expect(of(salary, { history: to(4000) })).toEqual([
    [4000, 'likely', 'history'],
    [1700, 'likely', 'payroll'],
  ])
})
