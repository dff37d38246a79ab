import { expect, test } from 'vitest'
import { readTypedLink, safeHref } from './links.ts'

test.each([
  ['https://klopt.nl/uitleg?a=1#b', 'https://klopt.nl/uitleg?a=1#b'],
  [' http://klopt.nl ', 'http://klopt.nl/'],
  ['mailto:jan@klopt.nl', 'mailto:jan@klopt.nl'],
  ['tel:+31201234567', 'tel:+31201234567'],
  ['/v2/facturen', '/v2/facturen'],
  ['#btw', '#btw'],
])('%j may be a link', (href, safe) => {
  expect(safeHref(href)).toBe(safe)
})

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://klopt.nl/1',
  'file:///etc/passwd',
  'facturen',
  '',
  'http://',
  '//example.com',
  '/\\example.com',
  '/\t/example.com',
])('%j may not', (href) => {
  expect(safeHref(href)).toBeNull()
})

test('with hosts a web link leads to those and their subdomains alone', () => {
  const rules = { hosts: ['klopt.nl'] }
  expect(safeHref('https://klopt.nl/', rules)).toBe('https://klopt.nl/')
  expect(safeHref('https://hulp.klopt.nl/', rules)).toBe('https://hulp.klopt.nl/')
  for (const other of ['https://nietklopt.nl/', 'https://klopt.nl.example/', '//example.com', '/\\example.com']) {
    expect(safeHref(other, rules)).toBeNull()
  }
  expect(safeHref('mailto:jan@example.com', rules)).toBe('mailto:jan@example.com')
})

test.each([
  ['klopt.nl/uitleg', 'https://klopt.nl/uitleg'],
  ['jan@klopt.nl', 'mailto:jan@klopt.nl'],
  ['https://klopt.nl', 'https://klopt.nl/'],
  ['javascript:alert(1)', null],
  ['zomaar wat', null],
])('%j is typed for %j', (typed, href) => {
  expect(readTypedLink(typed)).toBe(href)
})
