import { expect, test } from 'vitest'
import { nothingHere } from './nothing-here.ts'

test('where nothing ever came it is not said that all was processed', () => {
  const none = { unprocessed: 0, processed: 0, archived: 0 }
  expect(nothingHere('unprocessed', none).title).toBe('Nog geen documenten')
  expect(nothingHere('unprocessed', { ...none, processed: 1 }).title).toBe('Alles is verwerkt')
  expect(nothingHere('unprocessed', { ...none, archived: 1 }).title).toBe('Alles is verwerkt')
  expect(nothingHere('processed', none).title).toBe('Nog niets verwerkt')
})
