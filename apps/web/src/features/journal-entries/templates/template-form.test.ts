import { describe, expect, test } from 'vitest'
import { emptyLine } from '../entry-draft.ts'
import { hasLine, templateFormOf, templateInputOf } from './template-form.ts'

const blank = { debitCents: null, creditCents: null, vatCode: null, contactId: null, openItemId: null }
const template = {
  id: 3,
  version: 4,
  name: 'Huur',
  description: '',
  amountCents: 0,
  lineCount: 1,
  hasBlanks: true,
  repetition: null,
  lines: [{ ...blank, accountId: null, description: 'kies een rekening', partyName: null }],
}

describe('a template that is changed', () => {
  test('is sent back as it came, with its blanks and without the empty line that the grid added', () => {
    const form = templateFormOf(template, [])
    expect(form.lines).toHaveLength(2)
    expect(templateInputOf(form, template.version)).toEqual({
      name: 'Huur',
      description: '',
      version: 4,
      lines: [{ ...blank, accountId: null, description: 'kies een rekening' }],
    })
  })

  test('keeps at least one line', () => {
    expect(hasLine([emptyLine()])).toContain('minstens één regel')
    expect(hasLine([{ ...emptyLine(), creditCents: 1 }])).toBe(true)
  })
})
