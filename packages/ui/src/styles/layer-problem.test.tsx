import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import preflight from 'tailwindcss/preflight.css?raw'
import { KloptProvider } from '../language/klopt-provider.tsx'
import { OverlayHost } from '../overlay/overlay-host.tsx'
import { LAYER_ORDER } from './layer-order.ts'
import { layerProblem } from './layer-problem.ts'

const TAILWIND = `@layer theme, base, components, utilities; @layer base { ${preflight} }`
/** What `tailwind.css` says. */
const ORDER = `@layer theme, base, klopt, components, utilities;`
const OURS = `${LAYER_ORDER} @layer klopt.components { .button_base { padding: 1px } }`

const hosts: HTMLElement[] = []
afterEach(() => {
  for (const host of hosts.splice(0)) host.remove()
  vi.restoreAllMocks()
})

/** A root of its own with these stylesheets, in their order. */
function pageWith(...sheets: string[]): ShadowRoot {
  const host = document.body.appendChild(document.createElement('div'))
  hosts.push(host)
  const root = host.attachShadow({ mode: 'open' })
  for (const css of sheets) root.appendChild(document.createElement('style')).textContent = css
  return root
}

test.each([
  ['ours before Tailwind', [OURS, TAILWIND]],
  ['Tailwind before ours', [TAILWIND, OURS]],
])('%s without the order of both is told, with what to write', (_name, sheets) => {
  expect(layerProblem(pageWith(...sheets))).toContain("@import '@klopt/ui/tailwind.css' before @import 'tailwindcss'")
})

test.each([
  ['ours before Tailwind', [ORDER, OURS, TAILWIND]],
  ['Tailwind before ours', [ORDER, TAILWIND, OURS]],
  ['no Tailwind', [OURS]],
  ['layers of another host', ['@layer base, theme;', OURS]],
])('%s is right', (_name, sheets) => {
  expect(layerProblem(pageWith(...sheets))).toBeUndefined()
})

test('a page under development is told once', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const tailwind = document.head.appendChild(document.createElement('style'))
  tailwind.textContent = TAILWIND
  await render(
    <KloptProvider>
      <OverlayHost />
    </KloptProvider>,
  )
  await expect.poll(() => warned.mock.calls.length).toBe(1)
  tailwind.remove()
})
