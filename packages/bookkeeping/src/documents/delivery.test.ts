import { expect, test } from 'vitest'
import { deliveryText } from './delivery.ts'

test('a place of delivery is its words and the name of its country, as far as they are stated', () => {
  expect(deliveryText({ deliveryPlace: ' Bahnhofstrasse 1, Zürich ', deliveryCountry: 'CH' })).toBe(
    'Bahnhofstrasse 1, Zürich, Zwitserland',
  )
  expect(deliveryText({ deliveryPlace: '', deliveryCountry: 'BE' })).toBe('België')
  expect(deliveryText({ deliveryPlace: 'Loods 3' })).toBe('Loods 3')
  expect(deliveryText({ deliveryPlace: '', deliveryCountry: null })).toBeNull()
})
