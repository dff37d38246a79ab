import { expect, type Page } from '@playwright/test'
import type { Accessible } from './accessible.ts'
import { drawn } from './settled.ts'

/** Where the layout is another one. Accessibility is checked at the widest and the narrowest. */
const widthsPx = [1440, 768, 390]

/** Nothing of a screen stands beside the window. */
export async function fits(page: Page, screen: string): Promise<void> {
  const overflowPx = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect
    .poll(overflowPx, { message: `how far ${screen} stands beside ${page.viewportSize()?.width} px` })
    .toBeLessThanOrEqual(0)
}

/** A screen fits a phone, the width of the journeys that are `*.phone.*`, and is accessible there. */
export async function fitsPhone(page: Page, accessible: Accessible, screen: string): Promise<void> {
  await fits(page, screen)
  await accessible(`${screen} op een telefoon`)
}

/** However far it is scrolled, nothing one can press and no figure lies under the round button of help. */
export async function isFreeOfHelp(page: Page, screen: string): Promise<void> {
  const covered = await page.evaluate(() => {
    const help = document.querySelector('button[aria-label^="Hulp openen"]')
    if (!help) return []
    const { left, right, top, bottom } = help.getBoundingClientRect()
    const steps = (from: number, to: number) =>
      Array.from({ length: 7 }, (_, step) => from + 1 + (step * (to - from - 2)) / 6)
    // A phone without a bar of places has one for the button alone, which no element stands for.
    const hasBar = document.querySelector('[data-bottom-bar]') !== null
    const own = parseFloat(getComputedStyle(document.body).getPropertyValue('--klopt-bottom-bar'))
    const ownBarTop = hasBar || Number.isNaN(own) ? Infinity : innerHeight - own
    // What lies under the bar of a phone is the bar's, not the button's; a dialog lies over the button.
    const seenAt = (x: number, y: number) => {
      if (y >= ownBarTop) return []
      const all = document.elementsFromPoint(x, y)
      const stack = all.includes(help) ? all.slice(all.indexOf(help) + 1) : []
      const bar = stack.findIndex((element) => element.matches('[data-bottom-bar]'))
      return bar < 0 ? stack : stack.slice(0, bar)
    }
    const isFigure = (element: Element) => element.matches('td, th, dd, p, span') && /\d/.test(element.textContent)
    const under = () =>
      steps(left, right)
        .flatMap((x) => steps(top, bottom).flatMap((y) => seenAt(x, y)))
        .map((element) => element.closest('a, button, input, select, textarea') ?? (isFigure(element) ? element : null))
    const pages = Math.ceil(document.documentElement.scrollHeight / innerHeight)
    const found = Array.from({ length: pages + 1 }, (_, index) => {
      scrollTo(0, (index * document.documentElement.scrollHeight) / pages)
      return under()
    })
    scrollTo(0, 0)
    const others = found.flat().filter((element) => element !== null && element !== help)
    return [...new Set(others)].map((element) => element?.textContent)
  })
  expect(covered, `what the button of help covers on ${screen}`).toEqual([])
}

/** A screen as it stands fits at every width, and is accessible in light and dark, which differ in colours alone. */
export async function fitsInEveryLook(page: Page, accessible: Accessible, screen: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  for (const width of widthsPx) {
    await resize(page, width)
    await fits(page, screen)
    await isFreeOfHelp(page, screen)
    if (width !== 768) await accessible(`${screen} at ${width} px, light`)
  }
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await accessible(`${screen} at 390 px, dark`, 'colours')
  await resize(page, 1440)
  await accessible(`${screen} at 1440 px, dark`, 'colours')
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await drawn(page)
}
