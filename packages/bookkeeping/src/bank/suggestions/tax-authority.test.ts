import { expect, test } from 'vitest'
import { judge, line, rule } from './suggest.test-support.ts'
import type { BankLine, BookedLine, SuggestionCandidates } from './types.ts'

const IBAN = 'NL86INGB0002445588'
const REFERENCE = '8000000000000007'
const more: Partial<SuggestionCandidates> = {
  taxes: [{ accountId: 1530, open: [{ reference: REFERENCE, openCents: 120_000 }] }],
  taxAccounts: [
    { kind: 'vat', accountId: 1530, vatCode: null },
    { kind: 'payroll', accountId: 1540, vatCode: null },
    { kind: 'profit', accountId: 1550, vatCode: null },
  ],
}
const paid = (description: string, changes: Partial<BankLine> = {}) =>
  line({
    amountCents: -120_000,
    counterpartyName: 'Belastingdienst',
    counterpartyIban: IBAN,
    description,
    ...changes,
  })
const vatByIban = rule(7, { counterpartyIban: IBAN }, 1530)
const once: BookedLine = {
  amountCents: -50_000,
  counterpartyName: 'Belastingdienst',
  counterpartyIban: IBAN,
  accountId: 1530,
  vatCode: null,
}
const booked = [once, once]

test('what names another tax is of that, though VAT of as much is owed, a rule has the account and all before was VAT', () => {
  expect(judge(paid('Loonheffingen'), [], { ...more, rules: [vatByIban], history: booked })).toEqual([
    { kind: 'account', accountId: 1540, vatCode: null, certainty: 'likely', reasons: ['tax', 'iban'] },
  ])
  // The tenth digit of it is that of wages.
  const byReference = paid('', { structuredReference: '6849613076003030' })
  expect(judge(byReference, [], { ...more, rules: [vatByIban] })).toMatchObject([{ accountId: 1540 }])
})

test('a tax without an account in the chart is of nothing that is known of another', () => {
  expect(judge(paid('Inkomstenbelasting 2026'), [], { ...more, rules: [vatByIban], history: booked })).toEqual([])
})

test('VAT is certain by the betalingskenmerk and the amount of a return alone, and no rule makes it so', () => {
  const certainties = (of: BankLine, rules = [vatByIban]) =>
    judge(of, [], { ...more, rules }).map(({ kind, certainty }) => [kind, certainty])
  expect(certainties(paid(REFERENCE))).toEqual([
    ['account', 'certain'],
    ['rule', 'likely'],
  ])
  const byText = rule(8, { counterpartyIban: IBAN, descriptionContains: 'omzetbelasting' }, 1530)
  expect(certainties(paid('Omzetbelasting Q3', { amountCents: -90_000 }), [byText])).toEqual([
    ['rule', 'likely'],
    ['account', 'likely'],
  ])
})

test('a rule by the account or the name alone never is certain, one that looks at the text of another tax is', () => {
  const wages = rule(1, { counterpartyIban: IBAN }, 1540)
  const byName = rule(2, { counterpartyName: 'Belastingdienst' }, 1540)
  const byText = rule(3, { counterpartyIban: IBAN, descriptionContains: 'loonheffing' }, 1540)
  const best = (of: BankLine, one: typeof wages) => judge(of, [], { ...more, rules: [one] })[0]
  expect(best(paid('', { amountCents: -70_000 }), wages)).toMatchObject({ kind: 'rule', certainty: 'likely' })
  const nameless = paid('', { amountCents: -70_000, counterpartyIban: null })
  expect(best(nameless, byName)).toMatchObject({ kind: 'rule', certainty: 'likely' })
  expect(best(paid('Loonheffingen nov'), byText)).toMatchObject({ kind: 'rule', certainty: 'certain' })
  const elsewhere = paid('', { counterpartyIban: 'NL91ABNA0417164300', counterpartyName: 'BELASTINGDIENST APELDOORN' })
  const byOther = rule(5, { counterpartyIban: 'NL91ABNA0417164300' }, 1540)
  expect(best(elsewhere, byOther)).toMatchObject({ kind: 'rule', certainty: 'likely' })
  // Of anybody else a rule is as certain as it was.
  const other = line({ counterpartyIban: 'NL91ABNA0417164300', amountCents: -100 })
  expect(best(other, rule(4, { counterpartyIban: 'NL91ABNA0417164300' }))).toMatchObject({ certainty: 'certain' })
})

test('what was done before with a line that names no tax is possible, and likely where it names that one', () => {
  const unsaid = paid('', { amountCents: -70_000 })
  expect(judge(unsaid, [], { ...more, history: booked })).toMatchObject([{ accountId: 1530, certainty: 'possible' }])
  const said = paid('Omzetbelasting', { amountCents: -70_000 })
  expect(judge(said, [], { ...more, history: booked })).toMatchObject([{ accountId: 1530, certainty: 'likely' }])
})

test('another account is not the tax authority because its text is about tax', () => {
  const adviser = line({
    amountCents: -120_000,
    counterpartyName: 'Belastingadvies Van Dam',
    description: 'btw aangifte',
  })
  expect(judge(adviser, [], more)).toEqual([])
})
