import { expect, test } from 'vitest'
import { mailNote, type MailNoteOptions } from './mail-note.ts'

test('what goes along is named, and a draft is told what becomes of it', () => {
  const given: MailNoteOptions = { kind: 'Factuur', isDraft: false, preview: { withEInvoice: false, alongside: [] } }
  expect(mailNote(given)).toBe('De pdf gaat mee als bijlage.')
  expect(mailNote({ ...given, preview: undefined })).toBe('De pdf gaat mee als bijlage.')
  expect(mailNote({ ...given, preview: { withEInvoice: true, alongside: ['Voorwaarden.pdf'] } })).toBe(
    'De pdf en de e-factuur gaan mee als bijlage. Ook mee gaat: Voorwaarden.pdf.',
  )
  const alongside = ['Urenspecificatie concept.pdf', 'Voorwaarden.pdf']
  expect(mailNote({ kind: 'Creditfactuur', isDraft: true, preview: { alongside } })).toBe(
    'De creditfactuur wordt definitief en gaat als pdf mee. Het nummer komt op de plaats van {{factuurnummer}}. Ook mee gaan: Urenspecificatie concept.pdf en Voorwaarden.pdf.',
  )
})
