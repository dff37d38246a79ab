import type { Page } from '@playwright/test'

interface Counted {
  commits: number
  renders: number
}
/** As far as React tells its developer tools about what it made. */
interface Fiber {
  tag: number
  flags: number
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
}
declare global {
  interface Window {
    __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown
    counted: Counted
  }
}

/** From the next page on, counts what React renders, in the way its developer tools do. */
export async function countRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const components = [0, 11, 15]
    const performedWork = 1
    window.counted = { commits: 0, renders: 0 }
    const count = (fiber: Fiber, before: Fiber | null): number => {
      const own = components.includes(fiber.tag) && (fiber.flags & performedWork) !== 0 ? 1 : 0
      if (before !== null && fiber.child === before.child) return own
      let below = 0
      for (let child = fiber.child; child !== null; child = child.sibling) below += count(child, child.alternate)
      return own + below
    }
    window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
      onCommitFiberRoot: (_id: number, root: { current: Fiber }) => {
        window.counted.commits += 1
        window.counted.renders += count(root.current, root.current.alternate)
      },
    }
  })
}

/** How often React has drawn, and how many components it rendered for that, since the last time this was asked. */
export async function takeCount(page: Page): Promise<Counted> {
  return page.evaluate(() => {
    const taken = window.counted
    window.counted = { commits: 0, renders: 0 }
    return taken
  })
}
