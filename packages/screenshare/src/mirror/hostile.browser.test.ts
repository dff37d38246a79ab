import { commands } from 'vitest/browser'
import { expect, test, vi } from 'vitest'
import type { Capture } from '../events/index.ts'
import { openMirror } from '../testing/share.ts'
import { cleanCss, cleanDeclarations } from './clean-css.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    noteRequests: () => Promise<void>
    requestsSoFar: () => Promise<string[]>
  }
}

const forged = (content: string, linksStyle = ''): Capture => ({
  width: 800,
  height: 600,
  top: 0,
  content,
  hash: 'a1',
  linksStyle,
})

const hostile = `<html data-style="background:url(/x-html)" onload="parent.ran()"><head><base href="/x-base/"><meta http-equiv="refresh" content="0;url=/x-refresh"><link rel="stylesheet" href="/x-link"></head><body onload="parent.ran()" background="/x-body">
<script>parent.ran()</script><script src="/x-script"></script><img src="/x-img" srcset="/x-set 2x" onerror="parent.ran()"><picture><source srcset="/x-source"><img></picture>
<svg onload="parent.ran()"><script>parent.ran()</script><image href="/x-image" xlink:href="/x-xlink"/><use href="/x-use#a" xlink:href="/x-use2#a"/><foreignObject><img src="/x-foreign"></foreignObject><animate attributeName="href" to="javascript:parent.ran()"/><set attributeName="onclick" to="parent.ran()"/><a href="javascript:parent.ran()"><text>x</text></a><rect fill="url(/x-fill)"/><style>@import "/x-svgstyle";</style></svg>
<math><mtext><img src="/x-math" onerror="parent.ran()"></mtext></math>
<form action="/x-form"><button formaction="/x-formaction">x</button><input type="image" src="/x-input" autofocus onfocus="parent.ran()"></form>
<a href="javascript:parent.ran()">x</a><a href="/x-a" ping="/x-ping" target="_top">x</a>
<iframe src="/x-frame" srcdoc="<script>parent.parent.ran()</script>"></iframe><object data="/x-object"></object><embed src="/x-embed"><portal src="/x-portal"></portal>
<video src="/x-video" poster="/x-poster" autoplay></video><audio src="/x-audio" autoplay></audio><track src="/x-track">
<p style="background:url(/x-style)">x</p><p data-style="background:url(/x-datastyle)">x</p><p data-style="background:u\\72l(/x-escaped)">x</p><p data-style="--a:url(/x-var);background:var(--a)">x</p><p data-style="x:y}*{background:url(/x-broken)">x</p>
<style>p{background:url(/x-inner)}@import "/x-import";</style><template shadowrootmode="open"><img src="/x-shadow"></template>
<div><template shadowrootmode="open"><style>@import "/x-shadowimport";:host{background:url(/x-host)}</style><script>parent.ran()</script><slot onslotchange="parent.ran()"></slot></template>x</div>
<noscript><img src="/x-noscript"></noscript><xmp><img src="/x-xmp"></xmp><textarea></textarea><img src="/x-after"></textarea><x-element is="x" onclick="parent.ran()">x</x-element>
</body></html>`

const hostileCss = `@import "/x-css-import"; @import url(/x-css-import2); @font-face { font-family: x; src: url(/x-css-font) } @namespace svg url(/x-ns);
body, p, x-element { background: url(/x-css-1); font-family: x; cursor: url(/x-css-cursor), auto; list-style: url(/x-css-list); content: url(/x-css-content) }
p { background-image: image-set("/x-css-set" 1x); --u: url(/x-css-custom); border-image: var(--u); background: u\\72l(/x-css-escaped) }
@media all { p { background: url(/x-css-media) } @supports (color: red) { p { background: url("/x-css-supports") } } }
@layer a { p { & b { background: url(/x-css-nested) } background: -webkit-image-set(url(/x-css-webkit) 1x) } }
@keyframes k { from { background: url(/x-css-frame) } } p { animation: k 1s }
@property --p { syntax: "<url>"; inherits: false; initial-value: url(/x-css-property) } b { background: var(--p) }
.kept { color: rgb(1, 2, 3) }`

test.for([
  ['under the header of the server', '/api/screenshare/mirror'],
  ['without any header', '/favicon-of-nothing.txt'],
])('a forged capture runs and loads nothing, %s', async ([, src]) => {
  await commands.noteRequests()
  const ran = vi.fn()
  Object.assign(window, { ran })
  const { mirror, page, frame } = await openMirror(src)
  expect(mirror.apply(forged(hostile, hostileCss))).toBe(true)
  mirror.apply({ ...forged(''), base: 'a1', chunks: [[0, hostile]], linksStyle: null })
  for (const element of page.querySelectorAll<HTMLElement>('*')) element.getBoundingClientRect()
  // What loads at all has been asked for once the picture is drawn, twice over.
  for (let drawn = 0; drawn < 2; drawn += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  const known = new URL('/x-known', location.href).href
  await fetch(known, { method: 'HEAD' })
  await expect.poll(() => commands.requestsSoFar()).toContain(known)
  expect((await commands.requestsSoFar()).filter((url) => url.includes('/x-') && url !== known)).toEqual([])
  expect(ran).not.toHaveBeenCalled()
  expect(frame.contentDocument).toBe(page)
  const names = new Set([...page.body.querySelectorAll('*')].map(({ localName }) => localName))
  for (const name of [
    'script',
    'img[src]',
    'iframe',
    'object',
    'embed',
    'meta',
    'base',
    'link',
    'foreignObject',
    'animate',
  ]) {
    expect(page.body.querySelector(name)).toBeNull()
  }
  expect(names.has('p')).toBe(true)
  const attributes = [...page.querySelectorAll('*')].flatMap(({ attributes }) => [...attributes])
  const bad = attributes.filter(
    ({ name, value }) => /^on|src|action|ping|srcdoc|xlink/.test(name) || /javascript:|\/x-/.test(value),
  )
  expect(bad.map(({ name, value }) => `${name}=${value}`)).toEqual([])
})

test('what is allowed of a style sheet is still applied', async () => {
  const { mirror, page } = await openMirror()
  mirror.apply(forged('<html><body><p class="kept">x</p></body></html>', hostileCss))
  expect(getComputedStyle(page.querySelector('p') as Element).color).toBe('rgb(1, 2, 3)')
})

test('ordinary styles come through whole', () => {
  const css =
    '@layer a, b;@media (min-width: 1px) { p { color: red; &:hover { margin: 1px } } }@container (width > 1px) { p { border: var(--b) solid } }@keyframes k { 0% { opacity: 0 } }.a::before { content: "→" }'
  const clean = cleanCss(css)
  for (const part of ['@layer a, b', '@media', ':hover', '@container', 'var(--b)', 'opacity: 0', '"→"']) {
    expect(clean).toContain(part)
  }
  expect(cleanDeclarations('color: red; background-image: linear-gradient(red, blue)')).toContain('linear-gradient')
  expect(cleanDeclarations('color: red; background: url(/x)')).toMatch(/^color: red;(?!.*url)/)
})

test('a declaration that loads something goes alone: what stands beside it, and what only sounds like it, stays', () => {
  const clean = cleanCss(`.pane { padding: 24px; overflow: auto; overscroll-behavior: contain; scroll-behavior: smooth }
    .box { color: red; background: url(/x) var(--shade); border: var(--line) solid; list-style: url(/y); --icon: url(/z); margin: 3px }
    .quote { content: "a;url(b)"; padding-top: 1px }
    @media all { .in { overscroll-behavior-y: none; width: 7px; & b { cursor: url(/c), auto; height: 8px } } }`)
  for (const part of ['padding: 24px', 'overflow: auto', 'overscroll-behavior: contain', 'scroll-behavior: smooth']) {
    expect(clean).toContain(part)
  }
  for (const part of ['color: red', 'border: var(--line) solid', 'margin: 3px', 'padding-top: 1px', 'height: 8px']) {
    expect(clean).toContain(part)
  }
  expect(clean).toContain('overscroll-behavior-y: none')
  expect(clean).toContain('width: 7px')
  expect(clean).not.toMatch(/url\(/)
  const inline = cleanDeclarations(
    'overscroll-behavior: contain; padding: 4px; background: url(/x) var(--a); color: red',
  )
  expect(inline).toContain('overscroll-behavior: contain; padding: 4px')
  expect(inline).toContain('color: red')
  expect(inline).not.toContain('url(')
})

test('forged chunks harm only the picture, and lead to one request for the whole', async () => {
  for (const chunks of [
    [[1, '</template><script>parent.ran()</script><template>']],
    [[1, '']],
    [[7, '<p data-k="7">x</p>']],
    [[0, '<html><body><template data-keep="1-999999999"></template></body></html>']],
    [[0, '<html><body><template data-keep="-"></template></body></html>']],
    [[1, '<div data-k="1"><p><template data-keep="1"></template></p></div>']],
  ] as const) {
    const { mirror, page, requests } = await openMirror()
    mirror.apply(forged('<html><body><div data-k="1"><b data-k="2">x</b></div></body></html>'))
    const change = { ...forged(''), base: 'a1', linksStyle: null, chunks }
    expect({ chunks, shown: mirror.apply(change) }).toEqual({ chunks, shown: false })
    expect(mirror.apply(change)).toBe(false)
    expect(requests()).toBe(1)
    expect(page.querySelector('script')).toBeNull()
  }
})

test('a capture as deep as it can be is shown without an error', async () => {
  const { mirror } = await openMirror()
  expect(mirror.apply(forged(`<html><body>${'<div>'.repeat(20_000)}`))).toBe(true)
  expect(mirror.apply(forged(`<html><body>${'<template shadowrootmode=open><div>'.repeat(5000)}`))).toBeTypeOf(
    'boolean',
  )
})
