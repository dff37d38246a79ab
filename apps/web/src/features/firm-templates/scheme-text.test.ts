import { expect, test } from 'vitest'
import { readScheme, schemeText } from './scheme-text.ts'

const accounts = [
  { number: '4899', name: 'Podcast', type: 'expense' as const },
  { number: '8100', name: 'Omzet winkel', type: 'revenue' as const },
]

test('what is written is read back as it was, also from the tabs of a sheet', () => {
  expect(readScheme(schemeText(accounts))).toEqual({ ok: true, accounts })
  expect(readScheme('4899\tPodcast\tkosten\n\n8100\tOmzet winkel\tOPBRENGST\t\n')).toMatchObject({ ok: true })
})

test.each([
  ['', 'Zet er minstens één rekening in'],
  ['abc; Podcast; Kosten', 'Regel 1: begin met een nummer van vier tot zes cijfers'],
  ['4899; ; Kosten', 'Regel 1: zet na het nummer een naam'],
  ['4899; Podcast; Kosten; 21%', 'Regel 1: zet er alleen nummer, naam en soort op'],
  ['\n4899; Podcast; Iets', 'Regel 2: kies als soort'],
  ['4899; Podcast; Kosten\n4899; Ander; Kosten', 'Regel 2: rekening 4899 staat er al'],
])('%j says what is wrong in which line', (text, message) => {
  const read = readScheme(text)
  expect(read.ok ? '' : read.message).toContain(message)
})
