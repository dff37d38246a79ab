import { expect, test } from 'vitest'
import { startedAfterPaint } from './paint-first.ts'

test('the scripts of the app are fetched at once, behind the styles, and run by the one that waits for the first paint', () => {
  const html = `<script type="module" crossorigin src="/assets/app.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/libraries.js">`
  const page = startedAfterPaint(html, '/assets/starter.js')
  expect(page).toContain(
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/app.js" id="start-script">',
  )
  expect(page).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/libraries.js">')
  expect(page).toContain('<script type="module" src="/assets/starter.js"></script>')
  expect(page).not.toContain('src="/assets/app.js"')
})

test('a page without the script of the app is a build that went wrong', () => {
  expect(() => startedAfterPaint('<p>Klopt</p>', '/assets/starter.js')).toThrow('no script')
})
