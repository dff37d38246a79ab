import { expect, test } from 'vitest'
import type { RichTextDocument } from '@klopt/api-client/contract'
import { allowedLink } from './allowed-link.ts'
import { articleContent } from './article-content.ts'
import { aText } from './articles.test-support.ts'

const surroundings = { publicUrl: new URL('https://klopt.example'), helpUrl: new URL('https://hulp.example/nl') }

test.each([
  ['help/12', 'help/12'],
  ['/help/12', 'help/12'],
  ['https://www.belastingdienst.nl/kor', 'https://www.belastingdienst.nl/kor'],
  ['HTTPS://KVK.NL', 'https://kvk.nl/'],
  ['https://wetten.overheid.nl/BWBR0002629/', 'https://wetten.overheid.nl/BWBR0002629/'],
  ['https://klopt.example/v2/my-administrations', 'https://klopt.example/v2/my-administrations'],
  ['https://hulp.example/nl/1', 'https://hulp.example/nl/1'],
  ['mailto:hulp@klopt.example', 'mailto:hulp@klopt.example'],
])('an article may lead to %s', (href, written) => {
  expect(allowedLink(href, surroundings)).toBe(written)
})

const refused = [
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://klopt.example/1',
  'tel:112',
  'http://www.belastingdienst.nl',
  'http://klopt.example',
  'https://overheid.nl',
  'https://belastingdienst.nl.evil.example',
  'https://belastingdienst.nl@evil.example',
  'https://evil@belastingdienst.nl',
  'https://nepbelastingdienst.nl',
  'https://belastingdienst.nl:8443/',
  '//evil.example',
  '/v2/account',
  '#top',
  'help/0',
  'help/12/../../evil',
  'help/12"onmouseover="alert(1)',
  '',
]
test.each(refused)('an article never leads to %j', (href) => {
  expect(allowedLink(href, surroundings)).toBeNull()
  expect(articleContent(aText('klik', href), surroundings)).toBe('<p>klik</p>')
})

test('on a machine of one’s own the server is reached without https', () => {
  const own = { publicUrl: new URL('http://localhost:3000'), helpUrl: null }
  expect(allowedLink('http://localhost:3000/v2', own)).toBe('http://localhost:3000/v2')
  expect(allowedLink('http://localhost:3001/v2', own)).toBeNull()
})

test('whatever a document says, its HTML has only the elements of a text', () => {
  const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)><svg onload=alert(1)><style>*{}</style>'
  const hostile: RichTextDocument = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: evil }] },
      {
        type: 'bullet_list',
        content: [{ type: 'list_item', content: aText(evil, `https://kvk.nl/${evil}`).content }],
      },
      {
        type: 'paragraph',
        content: [{ type: 'text', text: evil, marks: [{ type: 'code' }, { type: 'link', attrs: { href: evil } }] }],
      },
    ],
  }
  const html = articleContent(hostile, surroundings)
  expect([...html.matchAll(/<\/?([^\s>]+)([^>]*)>/g)].map(([, tag, rest]) => tag + (rest ?? ''))).toEqual([
    'h2',
    'h2',
    'ul',
    'li',
    'p',
    expect.stringMatching(/^a href="https:\/\/kvk\.nl\/[^"<>]*"$/),
    'a',
    'p',
    'li',
    'ul',
    'p',
    'code',
    'code',
    'p',
  ])
})
