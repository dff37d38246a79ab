import type { RichTextBlock, RichTextDocument } from '@klopt/api-client/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillDocument, fillText, toMailHtml, toPlainText } from './rich-text.ts'

const doc = (...content: RichTextBlock[]): RichTextDocument => ({ type: 'doc', content })
const paragraph = (text: string): RichTextBlock => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const link = (href: string, text: string) =>
  doc({ type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }] })

test('the plain part keeps paragraphs, lists, quotes and where links lead', () => {
  const document = doc(
    paragraph('Dag'),
    {
      type: 'bullet_list',
      content: [
        { type: 'list_item', content: [paragraph('een')] },
        { type: 'list_item', content: [paragraph('twee')] },
      ],
    },
    { type: 'ordered_list', attrs: { start: 3 }, content: [{ type: 'list_item', content: [paragraph('drie')] }] },
    { type: 'quote', content: [paragraph('gezegd')] },
    ...link('https://klopt.example/', 'onze site').content,
  )
  expect(toPlainText(document)).toBe(
    'Dag\n\n- een\n- twee\n\n3. drie\n\n> gezegd\n\nonze site (https://klopt.example/)',
  )
})

test('variables are filled in wherever they stand, and what is not known stays', () => {
  const variable = (name: string): RichTextBlock => ({
    type: 'quote',
    content: [{ type: 'paragraph', content: [{ type: 'variable', attrs: { name }, marks: [{ type: 'bold' }] }] }],
  })
  const filled = fillDocument(doc(variable('klant'), variable('constructor')), { klant: 'Zon & Zn' })
  expect(toPlainText(filled)).toBe('> Zon & Zn\n\n> {{constructor}}')
  expect(toMailHtml(filled)).toContain('<strong>Zon &amp; Zn</strong>')
  expect(fillText('Factuur {{ nummer }} {{ander}}', { nummer: '7' })).toBe('Factuur 7 {{ander}}')
})

test.each(['javascript:alert(1)', 'data:text/html,x', ' jAvAsCrIpT:x', '/hier'])('a mail never leads to %s', (href) => {
  expect(toMailHtml(link(href, 'klik'))).not.toContain('href')
  expect(toPlainText(link(href, 'klik'))).toBe('klik')
})

test('no text becomes an element', () => {
  const bare = toMailHtml(doc(paragraph('§'))).split('§')
  fc.assert(
    fc.property(fc.string(), (text) => {
      const html = toMailHtml(doc(paragraph(text)))
      const inner = html.slice(bare[0]?.length, html.length - (bare[1]?.length ?? 0))
      expect(inner).not.toMatch(/[<>"']/)
    }),
  )
})
