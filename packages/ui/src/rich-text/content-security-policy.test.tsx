import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as pasted from './testing/pasted.ts'

/**
 * The policy of the application's pages, without what a `meta` element cannot say. The nonce is the
 * development server's alone, which serves stylesheets as scripts.
 */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'nonce-server'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types klopt-pdf klopt-mirror dompurify',
].join('; ')

/** Opens the page under the policy, which notes every violation. */
async function open() {
  const script = new URL('./testing/csp-page.tsx', import.meta.url).pathname
  const frame = document.createElement('iframe')
  frame.title = 'Pagina'
  frame.style.cssText = 'width: 800px; height: 600px'
  frame.srcdoc = `<!doctype html><html lang="nl"><head><meta http-equiv="Content-Security-Policy" content="${policy}"><meta property="csp-nonce" nonce="server"><title>Pagina</title></head><body><main></main><script type="module" src="${script}"></script></body></html>`
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  await loaded
  const { contentWindow, contentDocument } = frame
  if (!contentWindow || !contentDocument) throw new Error('The frame has no page.')
  const problems: unknown = Reflect.get(contentWindow, 'problems')
  return { problems, inFrame: page.frameLocator(page.getByTitle('Pagina')), contentDocument }
}

test('writing, pasting, reading and showing break no rule of the application’s pages', async () => {
  const { problems, inFrame, contentDocument } = await open()
  const text = inFrame.getByRole('textbox', { name: 'Bericht' })
  const html = inFrame.getByRole('status')
  await expect.element(html).toHaveTextContent('<p>Dag <strong>jij</strong></p>')
  await userEvent.click(text)
  await userEvent.keyboard('{Control>}{End}{/Control} {{{{klant}}{Enter}')
  await expect.element(html).toHaveTextContent('<p>Dag <strong>jij {{klant}}</strong></p><p></p>')

  // A clipboard of its own: that of the browser is shared with tests that run beside this one.
  const send = (type: 'copy' | 'paste', clipboardData: DataTransfer) =>
    contentDocument
      .querySelector('[contenteditable]')
      ?.dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }))
  const fromWord = new DataTransfer()
  fromWord.setData('text/html', pasted.wordList)
  send('paste', fromWord)
  const written = () => contentDocument.querySelector('output')?.textContent
  await expect.poll(written).toContain('<ul><li><p>Ontwerp</p>')
  await userEvent.keyboard('{Control>}a{/Control}')
  const copied = new DataTransfer()
  send('copy', copied)
  await userEvent.keyboard('{Control>}{End}{/Control}')
  send('paste', copied)
  await expect.poll(written).toMatch(/Dag[^]*Dag/)
  expect(problems).toEqual([])

  await userEvent.click(inFrame.getByRole('button', { name: 'Toon' }))
  await expect.element(inFrame.getByText('gewone tekst')).toBeVisible()
  // What the parser meets in a document nobody sees is refused there, and is no more than that.
  expect([problems].flat().filter((problem) => !/^(base-uri|style-src-)/.test(String(problem)))).toEqual([])
})

test('the page does refuse HTML that no policy made, so that the silence means something', async () => {
  const { problems, contentDocument } = await open()
  expect(() => {
    contentDocument.body.innerHTML = '<p>x</p>'
  }).toThrow(/TrustedHTML/)
  contentDocument.body.setAttribute('style', 'color: red')
  await expect.poll(() => String(problems)).toMatch(/require-trusted-types-for[^]*style-src-attr/)
})
