import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RichTextBlock, RichTextDocument, RichTextInline } from './document.ts'
import { toHtml } from './to-html.ts'

const documentOf = (...content: RichTextBlock[]): RichTextDocument => ({ type: 'doc', content })
const paragraph = (...content: RichTextInline[]): RichTextBlock => ({ type: 'paragraph', content })

test('writes every kind of block and mark', () => {
  const html = toHtml(
    documentOf(
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Beste' }] },
      paragraph(
        { type: 'text', text: 'vet', marks: [{ type: 'bold' }, { type: 'italic' }] },
        { type: 'line_break' },
        {
          type: 'text',
          text: 'hier',
          marks: [{ type: 'link', attrs: { href: 'https://klopt.nl/' } }, { type: 'code' }],
        },
      ),
      { type: 'quote', content: [paragraph({ type: 'text', text: 'eens', marks: [{ type: 'underline' }] })] },
      {
        type: 'ordered_list',
        attrs: { start: 3 },
        content: [
          {
            type: 'list_item',
            content: [paragraph(), { type: 'bullet_list', content: [{ type: 'list_item', content: [paragraph()] }] }],
          },
        ],
      },
    ),
  )
  expect(html).toBe(
    '<h2>Beste</h2><p><strong><em>vet</em></strong><br><a href="https://klopt.nl/" rel="noopener"><code>hier</code></a></p>' +
      '<blockquote><p><u>eens</u></p></blockquote><ol start="3"><li><p></p><ul><li><p></p></li></ul></li></ol>',
  )
})

test('fills in the variables it is given, escaped, and leaves the others as they are', () => {
  const document = documentOf(
    paragraph(
      { type: 'variable', attrs: { name: 'klant' } },
      { type: 'variable', attrs: { name: 'nummer' } },
      { type: 'variable', attrs: { name: 'toString' } },
    ),
  )
  expect(toHtml(document, { variables: { klant: 'Jan & <Zn>' } })).toBe(
    '<p>Jan &amp; &lt;Zn&gt;{{nummer}}{{toString}}</p>',
  )
})

test('a link that may not lead there is written as its text', () => {
  const link = (href: string) =>
    documentOf(paragraph({ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }))
  expect(toHtml(link('javascript:alert(1)'))).toBe('<p>x</p>')
  expect(toHtml(link('https://example.com'), { links: { hosts: ['klopt.nl'] } })).toBe('<p>x</p>')
  expect(toHtml(link('https://klopt.nl/"onmouseover="x'))).not.toMatch(/" ?onmouseover/)
})

test('whatever is written in a document, no sign of it becomes HTML', () => {
  const nasty = fc.oneof(fc.string(), fc.constantFrom('<img src=x onerror=y>', '"><script>', "' onload='", '&lt;'))
  const inline = fc.oneof(
    nasty.map((text): RichTextInline => ({ type: 'text', text, marks: [{ type: 'bold' }] })),
    nasty.map((name): RichTextInline => ({ type: 'variable', attrs: { name } })),
    nasty.map((href): RichTextInline => ({ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] })),
  )
  fc.assert(
    fc.property(fc.array(inline), (content) => {
      const html = toHtml(documentOf(paragraph(...content)))
      const rest = html.replace(/<\/?(p|strong|a)>|<a href="[^"<>]*" rel="noopener">/g, '')
      expect(rest).not.toMatch(/[<>"']/)
    }),
  )
})

test('what a stored document should not hold leaves nothing of itself behind', () => {
  const stored = JSON.parse(
    '{"type":"doc","content":[{"type":"script","content":[{"type":"text","text":"alert(1)"}]},{"type":"paragraph","content":[{"type":"text","text":"x","marks":[{"type":"onclick"}]},{"type":"image","attrs":{"src":"x"}}]}]}',
  ) as RichTextDocument
  expect(toHtml(stored)).toBe('<p>x</p>')
})
