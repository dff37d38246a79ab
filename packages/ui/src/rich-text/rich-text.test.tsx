import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { fromHtml } from './from-html.ts'
import { RichText } from './rich-text.tsx'
import { evilHost, hostile } from './testing/hostile.ts'
import { toHtml } from './to-html.ts'

const requested: string[] = []
const observer = new PerformanceObserver((list) => requested.push(...list.getEntries().map(({ name }) => name)))

beforeEach(() => {
  requested.length = 0
  observer.observe({ type: 'resource' })
})
afterEach(() => {
  observer.disconnect()
  Reflect.deleteProperty(window, 'hacked')
})

/** Time enough for what would run or load to do so, told by a request that really goes out. */
async function afterARequest(): Promise<string[]> {
  const mark = `/?mark=${requested.length}-${performance.now()}`
  await fetch(mark)
  await expect.poll(() => requested.some((url) => url.endsWith(mark))).toBe(true)
  return requested.filter((url) => url.includes(evilHost))
}

const allowedAttributes = new Set(['href', 'rel', 'target', 'start', 'colspan', 'rowspan', 'scope'])

function expectHarmless(root: Element | null) {
  if (!root) throw new Error('There is no text to look at.')
  expect(
    root.querySelector(
      'script, style, link, meta, base, iframe, object, embed, form, input, button, svg, math, img, video, audio, template',
    ),
  ).toBeNull()
  for (const element of root.querySelectorAll('*')) {
    for (const { name } of element.attributes) expect(allowedAttributes).toContain(name)
    if (element instanceof HTMLAnchorElement) {
      expect(element.protocol).toMatch(/^(https?|mailto|tel):$/)
      expect(element.rel).toContain('noopener')
    }
  }
}

test.each(hostile)('shows nothing that runs or loads of %s', async (html) => {
  const { container } = await render(<RichText html={html} />)
  expectHarmless(container.firstElementChild)
  for (const link of container.querySelectorAll('a')) link.click()
  expect(await afterARequest()).toEqual([])
  expect(window).not.toHaveProperty('hacked')
})

test('the listener does hear of a picture that is loaded, so that its silence means something', async () => {
  const picture = new Image()
  picture.src = `https://${evilHost}/control.png`
  await new Promise((resolve) => picture.addEventListener('error', resolve))
  expect(await afterARequest()).toEqual([picture.src])
})

test('whatever is put together of hostile pieces stays harmless, shown or read into the editor', async () => {
  const piece = fc.oneof(
    fc.constantFrom(...hostile),
    fc.string(),
    fc.constantFrom('<', '">', '<!--', '-->', '</p>', '<b'),
  )
  const { container, rerender } = await render(<RichText html="" />)
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 6 }), async (pieces) => {
      const html = pieces.join('')
      await rerender(<RichText html={html} />)
      expectHarmless(container.firstElementChild)
      await rerender(<RichText html={toHtml(fromHtml(html))} />)
      expectHarmless(container.firstElementChild)
    }),
    { numRuns: 50 },
  )
  expect(await afterARequest()).toEqual([])
  expect(window).not.toHaveProperty('hacked')
})

test('keeps what an article is made of, and its links cannot reach our window', async () => {
  const article =
    '<h2>Kop</h2><p>Lees <a href="https://klopt.nl/hulp">de uitleg</a></p><ol start="2"><li>een</li></ol><table><tbody><tr><th scope="row">a</th><td>b</td></tr></tbody></table>'
  const { container } = await render(<RichText html={article} />)
  expect(container.querySelector('h2')?.textContent).toBe('Kop')
  expect(container.querySelector('ol')?.start).toBe(2)
  expect(container.querySelector('a')?.outerHTML).toBe(
    '<a href="https://klopt.nl/hulp" rel="noopener noreferrer" target="_blank">de uitleg</a>',
  )
  await expectAccessible()
})

test('links that lead elsewhere than they may are text', async () => {
  const { container } = await render(
    <RichText html='<p><a href="https://example.com">daar</a></p>' links={{ hosts: ['klopt.nl'] }} />,
  )
  expect(container.querySelector('p')?.innerHTML).toBe('daar')
})

test('a document read from its own HTML is the same document', () => {
  const html =
    '<h2>Kop</h2><p>Beste {{klant}}, <strong><em>lees</em></strong> <a href="https://klopt.nl/" rel="noopener">dit</a><br>of <code>dat</code> en {{onbekend}}</p>' +
    '<blockquote><p>zo</p></blockquote><ol start="3"><li><p>een</p><ul><li><p><u>twee</u></p></li></ul></li></ol><h3>Slot</h3>'
  const document = fromHtml(html, { variables: ['klant'] })
  expect(toHtml(document)).toBe(html)
  expect(JSON.stringify(document)).toContain('{"type":"variable","attrs":{"name":"klant"}}')
  expect(JSON.stringify(document)).not.toContain('"name":"onbekend"')
})
