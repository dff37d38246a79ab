import type { RichTextBlock, RichTextDocument, RichTextMark } from '@klopt/api-client/contract'
import { anySign } from '@klopt/bookkeeping/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeHtml, toHtml } from './to-html.ts'

const doc = (...content: RichTextBlock[]): RichTextDocument => ({ type: 'doc', content })
const paragraph = (text: string, marks?: RichTextMark[]): RichTextBlock => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks && { marks }) }],
})
const plain = { hrefOf: (href: string) => href }
const link = (href: string): RichTextMark => ({ type: 'link', attrs: { href } })

test('headings, lists, quotes and marks become their elements, without any style', () => {
  const item = (text: string) => ({ type: 'list_item' as const, content: [paragraph(text)] })
  const document = doc(
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Kop' }] },
    { type: 'heading', attrs: { level: 3 } },
    { type: 'bullet_list', content: [item('een')] },
    { type: 'ordered_list', attrs: { start: 3 }, content: [item('drie')] },
    { type: 'quote', content: [paragraph('gezegd')] },
    paragraph('vet', [{ type: 'bold' }, { type: 'italic' }, { type: 'underline' }, { type: 'code' }]),
    { type: 'paragraph', content: [{ type: 'line_break' }, { type: 'variable', attrs: { name: 'klant' } }] },
  )
  expect(toHtml(document, plain)).toBe(
    '<h2>Kop</h2><h3></h3><ul><li><p>een</p></li></ul><ol start="3"><li><p>drie</p></li></ol>' +
      '<blockquote><p>gezegd</p></blockquote><p><strong><em><u><code>vet</code></u></em></strong></p>' +
      '<p><br>{{klant}}</p>',
  )
})

test('a link that may not lead somewhere leaves its text, and of two links in each other the first counts', () => {
  const html = (mark: RichTextMark[], hrefOf: (href: string) => string | null) =>
    toHtml(doc(paragraph('hier', mark)), { hrefOf })
  expect(html([link('https://a.example')], () => null)).toBe('<p>hier</p>')
  const both = [link('https://a.example'), { type: 'bold' } as const, link('https://b.example')]
  expect(html(both, (href) => href)).toBe('<p><a href="https://a.example"><strong>hier</strong></a></p>')
})

test('no text and no address becomes an element or an attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: anySign }), fc.webUrl({ withQueryParameters: true }), (text, href) => {
      const html = toHtml(doc(paragraph(text, [link(`${href}"'<>${text}`)])), plain)
      expect(html).toMatch(/^<p><a href="[^"'<>]*">[^"'<>]*<\/a><\/p>$/)
    }),
  )
  expect(escapeHtml(`<b a="1" b='2'>&</b>`)).toBe('&lt;b a=&quot;1&quot; b=&#39;2&#39;&gt;&amp;&lt;/b&gt;')
})
