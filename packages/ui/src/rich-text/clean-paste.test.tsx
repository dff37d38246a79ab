import { expect, test } from 'vitest'
import { cleanPaste } from './clean-paste.ts'
import * as pasted from './testing/pasted.ts'

/** What is left, as one line of HTML; elements that mean nothing are left out. */
function clean(html: string): string {
  const root = document.createElement('div')
  root.append(cleanPaste(html))
  return root.innerHTML
    .replace(/<\/?(?:span|div)>/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim()
}

test('a letter from Word keeps its headings and emphasis and nothing of Word', () => {
  const html = clean(pasted.wordLetter)
  expect(html).toContain('<h1>Offerte</h1>')
  expect(html).toContain('<b>vijf dagen</b>')
  expect(html).not.toMatch(/mso|style|class|o:p|w:|xml|Calibri|<!--|supportLists/i)
  expect(html.match(/<p>/g)).toHaveLength(1)
})

test('paragraphs that Word shows as a list become a list, nested as they were', () => {
  expect(clean(pasted.wordList)).toBe(
    '<ul><li><p>Ontwerp</p><ul><li><p>Schetsen</p></li></ul></li><li><p>Bouw</p></li></ul> <p>Daarna:</p> <ol start="3"><li><p>Oplevering</p></li><li><p>Nazorg</p></li></ol>',
  )
})

test('a list from Outlook without marks of its level is read from its bullets', () => {
  expect(clean(pasted.outlookList)).toBe('<ul><li><p>Eerste punt</p></li><li><p>Tweede punt</p></li></ul>')
})

test('Google Docs is not bold all over, and what is bold there is bold', () => {
  const html = clean(pasted.googleDocs)
  expect(html).toBe('<p>Gewoon <strong>vet</strong> en <em>schuin</em></p><ul><li><p>punt</p></li></ul>')
})

test('a table becomes lines and a picture nothing', () => {
  expect(clean(pasted.webPage)).not.toMatch(/img|svg|table|script|onclick/)
  expect(clean(pasted.webPage)).toContain('<p>Uren 12</p>')
})
