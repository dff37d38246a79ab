import { expect, test } from 'vitest'
import { missingOf, stillMissing } from './missing-fields.ts'

test('what an invoice misses leads to where it is filled in', () => {
  const missing = missingOf({
    'seller.vatId': 'Vul bij Instellingen het btw-id in',
    'buyer.vatId': 'Vul bij de relatie het btw-id in',
    'buyer.street': 'Vul bij de relatie de straat in',
    contactId: 'Kies een relatie',
    lines: 'Voeg minstens één regel toe',
    draft: 'Verbeter de rood gemarkeerde velden',
    '': 'Dit kan niet',
  })
  expect(missing.map(({ place }) => place)).toEqual([
    { kind: 'settings' },
    { kind: 'contact', field: 'vatNumber' },
    { kind: 'contact', field: 'street' },
    { kind: 'draft', fieldId: 'invoice-contact' },
    { kind: 'draft', fieldId: 'invoice-lines' },
    { kind: 'unreadable' },
    null,
  ])
  expect(missing[0]?.text).toBe('Vul bij Instellingen het btw-id in')
})

test('what was filled in meanwhile is no longer asked for', () => {
  const fields = {
    contactId: 'Kies een relatie',
    lines: 'Voeg een regel toe',
    draft: 'Verbeter',
    'seller.vatId': 'Vul in',
  }
  expect(Object.keys(stillMissing(fields, { contact: true, lines: false, readable: true }))).toEqual([
    'lines',
    'seller.vatId',
  ])
  expect(Object.keys(stillMissing(fields, { contact: false, lines: true, readable: false }))).toEqual([
    'contactId',
    'draft',
    'seller.vatId',
  ])
})
