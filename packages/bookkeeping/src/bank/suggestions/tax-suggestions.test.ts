import { expect, test } from 'vitest'
import { suggest } from './suggest.ts'
import type { BankLine, TaxClaims } from './types.ts'

const REFERENCE = '8000000000000007'
const taxes: TaxClaims = { accountId: 1530, open: [{ reference: REFERENCE, openCents: 33_000 }] }
const line = (changes: Partial<BankLine> = {}): BankLine => ({
  amountCents: -33_000,
  counterpartyName: 'Belastingdienst',
  counterpartyIban: 'NL86 INGB 0002 4455 88',
  description: '8000 0000 0000 0007',
  structuredReference: null,
  date: '2026-04-20',
  ...changes,
})
const best = (changes: Partial<BankLine> = {}, open = taxes.open) =>
  suggest(line(changes), { openItems: [], rules: [], taxes: [{ ...taxes, open }] })[0]

test('the betalingskenmerk and the amount of a return are certain, one of them is likely', () => {
  expect(best()).toMatchObject({ kind: 'account', accountId: 1530, vatCode: null, certainty: 'certain' })
  expect(best({ description: '', structuredReference: REFERENCE })?.certainty).toBe('certain')
  expect(best({ amountCents: -20_000 })).toMatchObject({ certainty: 'likely', reasons: ['reference', 'iban'] })
  expect(best({ description: 'btw' })).toMatchObject({ certainty: 'likely', reasons: ['amount', 'iban'] })
})

test('another account, another amount without a betalingskenmerk, and nothing owed say nothing', () => {
  expect(best({ counterpartyIban: 'NL91ABNA0417164300' })).toBeUndefined()
  expect(best({ description: 'btw', amountCents: -20_000 })).toBeUndefined()
  expect(best({}, [])).toBeUndefined()
})

test('what comes back is recognised too', () => {
  expect(best({ amountCents: 7600, description: 'teruggaaf' }, [{ reference: null, openCents: -7600 }])).toMatchObject({
    certainty: 'likely',
    accountId: 1530,
  })
})

const list: TaxClaims = {
  accountId: 1507,
  toAnyIban: true,
  open: [{ reference: 'NL/NL000099998B57/Q1.2026', openCents: 4450 }],
}
const ofList = (changes: Partial<BankLine>) =>
  suggest(line({ amountCents: -4450, description: 'nl nl000099998b57 q1 2026', ...changes }), {
    openItems: [],
    rules: [],
    taxes: [taxes, list],
  })[0]

test('a list of the one-stop shop is known by its reference, also where it is paid to another account', () => {
  expect(ofList({})).toMatchObject({ accountId: 1507, certainty: 'certain' })
  expect(ofList({ counterpartyIban: 'NL91ABNA0417164300' })).toMatchObject({ accountId: 1507, certainty: 'likely' })
  expect(ofList({ counterpartyIban: 'NL91ABNA0417164300', description: 'oss' })).toBeUndefined()
  expect(ofList({ description: 'oss' })).toMatchObject({ accountId: 1507, certainty: 'likely' })
})
