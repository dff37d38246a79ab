import { expect, test } from 'vitest'
import { nameKey } from './names.ts'
import { namesInText } from './names-in-text.ts'
import { IBAN, item, judge, line } from './suggest.test-support.ts'

const OTHER_IBAN = 'NL02RABO0123456789'
const fromOther = (description: string, amountCents = 12_100) =>
  line({ amountCents, description, counterpartyIban: OTHER_IBAN, counterpartyName: 'P. Mulder' })

test('reads a name anywhere in a text, whatever its legal form, accents or order', () => {
  expect(namesInText('betaling namens Bakkerij van Dijk BV, dank')).toContain(nameKey('Bakkerij Van Dijk B.V.'))
  expect(namesInText('voor Dijk bakkerij')).toContain(nameKey('Bakkerij Van Dijk B.V.'))
  expect(namesInText('Café Zuid okt')).toContain(nameKey('Cafe Zuid'))
  expect(namesInText('Bakkerij Jansen voor Dijk')).not.toContain(nameKey('Bakkerij Van Dijk B.V.'))
  expect(namesInText('van de 2026 AB 12345')).toEqual([])
})

test('offers the invoice of the customer whose name another writes, and is never certain of it', () => {
  expect(judge(fromOther('Namens Bakkerij van Dijk'), [item(1)])[0]).toMatchObject({
    kind: 'open_item',
    openItemId: 1,
    certainty: 'likely',
    reasons: ['amount', 'name_in_text'],
  })
  expect(judge(fromOther('Namens Bakkerij van Dijk', 5_000), [item(1)])[0]).toMatchObject({
    openItemId: 1,
    certainty: 'possible',
    reasons: ['name_in_text'],
  })
})

test('is certain of the invoice number that another names, also when they owe as much', () => {
  const theirs = item(2, { contactName: 'P. Mulder', contactIbans: [OTHER_IBAN] })
  const [first, second] = judge(fromOther('Factuur 2026-0001'), [item(1), theirs])
  expect(first).toMatchObject({ openItemId: 1, certainty: 'certain' })
  expect(second).toMatchObject({ openItemId: 2, certainty: 'likely' })
})

test('does not settle by itself what they owe when the text names who owes as much', () => {
  const theirs = item(2, { contactName: 'P. Mulder', contactIbans: [OTHER_IBAN] })
  const found = judge(fromOther('Namens Bakkerij van Dijk'), [item(1), theirs])
  expect(found.map(({ certainty }) => certainty)).toEqual(['likely', 'likely'])
  expect(judge(fromOther('Oktober'), [item(1), theirs])[0]).toMatchObject({ openItemId: 2, certainty: 'certain' })
})

test('takes one common word for a name only with the exact amount', () => {
  const school = item(1, { contactName: 'Rijschool B.V.' })
  expect(judge(fromOther('Lessen rijschool'), [school])[0]).toMatchObject({ certainty: 'likely' })
  expect(judge(fromOther('Lessen rijschool', 5_000), [school])).toEqual([])
})

test('says the name once when whoever pays is who is named, and pays nothing the other way', () => {
  const own = line({ description: 'Bakkerij van Dijk', counterpartyName: 'Bakkerij Van Dijk', counterpartyIban: IBAN })
  expect(judge(own, [item(1)])[0]?.reasons).toEqual(['amount', 'iban', 'name'])
  expect(judge(fromOther('Namens Bakkerij van Dijk', -12_100), [item(1)])).toEqual([])
})

test('finds what another pays together for the customer they name', () => {
  const items = [10_000, 20_500, 41_100].map((openCents, index) => item(index + 1, { openCents }))
  expect(judge(fromOther('Bakkerij van Dijk alles', 51_100), items)).toContainEqual(
    expect.objectContaining({ kind: 'combination', certainty: 'possible', reasons: ['amount', 'name_in_text'] }),
  )
})
