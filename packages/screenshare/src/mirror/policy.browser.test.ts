import { expect, onTestFinished, test } from 'vitest'

/** The policy of the application's pages, without what a `meta` element cannot say. */
const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types klopt-pdf klopt-mirror dompurify',
].join('; ')

test('sharing and looking break no rule of the application’s pages, and styles of elements come through', async () => {
  const script = new URL('../testing/strict-page.ts', import.meta.url).pathname
  const page = document.createElement('iframe')
  page.srcdoc = `<!doctype html><html><head><meta http-equiv="Content-Security-Policy" content="${policy}"></head><body><main><p>een</p></main><div data-privacy="ignore"><iframe sandbox="allow-same-origin" src="/api/screenshare/mirror"></iframe></div><script type="module" src="${script}"></script></body></html>`
  document.body.append(page)
  onTestFinished(() => page.remove())
  const mirrored = () => page.contentDocument?.querySelector('iframe')?.contentDocument?.querySelector('p')
  await expect.poll(() => mirrored()?.textContent).toBe('een')
  const live = page.contentDocument?.querySelector('p')
  live?.style.setProperty('letter-spacing', '7px')
  live?.append(' twee')
  await expect.poll(() => mirrored()?.textContent).toBe('een twee')
  expect(getComputedStyle(mirrored() as Element).letterSpacing).toBe('7px')
  expect(Reflect.get(page.contentWindow as object, 'problems')).toEqual([])
})
