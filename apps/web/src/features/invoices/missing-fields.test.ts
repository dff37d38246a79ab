import { expect, test } from 'vitest'
import { missingOf, stillMissing } from './missing-fields.ts'

test('what an invoice misses leads to where it is filled in', () => {
  const missing = missingOf({
    'seller.vatId': 'Vul bij Instellingen het btw-id in',
    'buyer.vatId': 'Vul bij de relatie het btw-id in',
    'buyer.street': 'Vul bij de relatie de straat in',
    'buyer.country': 'Kies bij de relatie het land',
    'buyer.eInvoice': 'Van je klant ontbreekt de straat.',
    contactId: 'Kies een relatie',
    lines: 'Voeg minstens één regel toe',
    draft: 'Verbeter de rood gemarkeerde velden',
    '': 'Dit kan niet',
  })
  expect(missing.map(({ place }) => place)).toEqual([
    { kind: 'settings' },
    { kind: 'contact', field: 'vatNumber' },
    { kind: 'contact', field: 'street' },
    { kind: 'contact', field: 'country' },
    { kind: 'contact', field: 'wantsEInvoice' },
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
    'buyer.street': 'Vul in',
    'buyer.vatId': 'Vul in',
  }
  const left = (filledIn: Partial<Parameters<typeof stillMissing>[1]>) =>
    Object.keys(stillMissing(fields, { contact: false, lines: false, vatCodes: false, readable: false, ...filledIn }))
  expect(left({ contact: true, readable: true })).toEqual(['lines', 'seller.vatId'])
  expect(left({ lines: true })).toEqual(['contactId', 'draft', 'seller.vatId', 'buyer.street', 'buyer.vatId'])
  expect(left({ vatCodes: true })).toEqual(['contactId', 'lines', 'draft', 'seller.vatId', 'buyer.street'])
})
