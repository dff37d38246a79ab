import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'

/**
 * The policy of the application's pages, without what a `meta` element cannot say. The nonce is the
 * development server's alone, which serves stylesheets as scripts.
 */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'nonce-server'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
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
  frame.srcdoc = `<!doctype html><html lang="nl"><head><meta http-equiv="Content-Security-Policy" content="${policy}"><meta property="csp-nonce" nonce="server"><title>Pagina</title></head><body><script type="module" src="${script}"></script></body></html>`
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve))
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  await loaded
  const { contentWindow, contentDocument } = frame
  if (!contentWindow || !contentDocument) throw new Error('The frame has no page.')
  const problems = () => Reflect.get(contentWindow, 'problems') as unknown
  return { problems, contentDocument }
}

test('a PDF and a picture show under the policy of the application’s pages, the PDF from its worker', async () => {
  const { problems, contentDocument } = await open()
  const inFrame = page.frameLocator(page.getByTitle('Pagina'))
  await expect.element(inFrame.getByRole('img', { name: 'bon.png' })).toBeInTheDocument()
  await expect.poll(() => contentDocument.querySelector('[data-page] canvas')).toBeTruthy()
  await expect.element(inFrame.getByText('DN-26/4417')).toBeInTheDocument()
  await expect.element(inFrame.getByRole('button', { name: /€ 115,56 overnemen/ })).toBeInTheDocument()
  expect(problems()).toEqual([])
})
