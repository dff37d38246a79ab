import { expect, test } from 'vitest'
import { startedAfterPaint } from './paint-first.ts'

const html = `<head>
    <script type="module" crossorigin src="/assets/app.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/libraries.js">
    <link rel="stylesheet" crossorigin href="/assets/app.css">
  </head>
  <body>
    <img src="/logo.svg">
  </body>`

const parts = {
  starter: 'start()',
  firstScripts: {
    login: ['/assets/login.js'],
    customer: ['/assets/page.js', '/assets/page.css'],
    nl: ['/assets/nl.js'],
    en: ['/assets/en.js'],
    de: ['/assets/de.js'],
    screens: [],
  },
  styles: ['/assets/first.css', '/assets/login.css'],
  stylesOf: (path: string) => `/* ${path} $& */`,
}

test('the scripts of the app are fetched at once, behind the logo, and run by the one that waits for the first paint', () => {
  const page = startedAfterPaint(html, { ...parts, starter: 'await import("$&")' })
  expect(page).toContain(
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/app.js" id="start-script" data-login="/assets/login.js" data-customer="/assets/page.js /assets/page.css" data-nl="/assets/nl.js" data-en="/assets/en.js" data-de="/assets/de.js" data-screens="">',
  )
  expect(page).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/libraries.js">')
  expect(page).toContain('<script type="module">await import("$&")</script>')
  expect(page).not.toContain('src="/assets/app.js"')
})

test('the logo waits for no styles or scripts: the styles stand in the page, and their file is not fetched', () => {
  const [head, body] = startedAfterPaint(html, parts).split('<img src="/logo.svg">')
  expect(head).toContain('<style data-href="/assets/app.css">/* /assets/app.css $& */</style>')
  expect(head).toMatch(
    /data-href="\/assets\/app.css"[^]*data-href="\/assets\/first.css"[^]*data-href="\/assets\/login.css"/,
  )
  expect(head).not.toContain('stylesheet')
  expect(head).not.toContain('<script')
  expect(body).toContain('<script type="module">start()</script>')
})

test('a page without the script of the app is a build that went wrong', () => {
  expect(() => startedAfterPaint('<p>Klopt</p>', parts)).toThrow('no script')
})
