import type { RichTextDocument } from '@klopt/api-client/contract'
import { anySign } from '@klopt/bookkeeping/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentHtml, messageHtml, responseHtml } from './response-html.ts'

test('a message keeps its paragraphs and lines, and addresses of pages become links', () => {
  expect(messageHtml('Dag,\n\nzie https://a.example/x?y=1&z=2.\nGroet')).toBe(
    '<p>Dag,</p><p>zie <a href="https://a.example/x?y=1&amp;z=2" target="_blank" rel="noopener noreferrer nofollow">' +
      'https://a.example/x?y=1&amp;z=2</a>.<br>Groet</p>',
  )
  expect(messageHtml('(http://a.example)')).toContain('>http://a.example</a>)')
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><style>*{display:none}</style></svg>',
  'javascript:alert(1)',
  'data:text/html,<b>x</b>',
  'https://a.example/"onmouseover="alert(1)',
  "https://a.example/'><script>",
  'http://[::1',
])('%s in a message is only text', (hostile) => {
  const html = messageHtml(hostile)
  expect(html.replaceAll(/<\/?p>|<br>|<a href="https?:[^"<>]*" target="_blank" rel="[a-z ]*">|<\/a>/g, '')).not.toMatch(
    /[<>"]/,
  )
  expect(html).not.toMatch(/href="(?!https?:)/)
})

test('whatever a message says, it holds no elements but ours', () => {
  const hostile = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '&',
    'https://a',
    'http://x.example',
    ' ',
    '\n',
    '\n\n',
    'on=',
    ')',
  )
  const text = fc.array(fc.oneof(hostile, fc.string({ unit: anySign, maxLength: 5 }))).map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, (message) => {
      const rest = messageHtml(message).replaceAll(
        /<\/?p>|<br>|<a href="https?:[^"<>]*" target="_blank" rel="noopener noreferrer nofollow">|<\/a>/g,
        '',
      )
      expect(rest).not.toMatch(/[<>"']/)
    }),
  )
})

test('a long line of almost links is read in time that grows with it, not with its square', () => {
  const start = performance.now()
  messageHtml('https://'.repeat(50_000))
  messageHtml(`https://${'.'.repeat(400_000)}`)
  // It takes milliseconds; by the square of the length it would take minutes.
  expect(performance.now() - start).toBeLessThan(20_000)
})

const link = (href: string): RichTextDocument => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content: [{ type: 'text', text: '<b>hier</b>', marks: [{ type: 'link', attrs: { href } }] }] },
  ],
})

test('an answer links to pages and to articles of the help centre', () => {
  expect(documentHtml(link('https://a.example'), 7)).toBe(
    '<p><a href="https://a.example/">&lt;b&gt;hier&lt;/b&gt;</a></p>',
  )
  expect(documentHtml(link('help/12'), 7)).toContain('href="/v2/administrations/7/support/12"')
  expect(responseHtml({ administration_id: 7, body: 'niet dit', document: link('tel:0201234567') })).toContain(
    'href="tel:',
  )
})

test.each([
  'javascript:alert(1)',
  ' jAvAsCrIpT:x',
  'data:text/html,x',
  '//evil.example',
  'help/12/../../x',
  'vbscript:x',
])('an answer never leads to %s', (href) => {
  expect(documentHtml(link(href), 7)).toBe('<p>&lt;b&gt;hier&lt;/b&gt;</p>')
})
