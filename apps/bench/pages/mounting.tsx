import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** Lets the benchmark show and remove what it measures, each time anew: `window.contender.mount()`. */
export function offerMounting(content: (size: number) => ReactNode): void {
  let unmount = (): void => undefined
  const mount = (size: number): void => {
    const host = document.body.appendChild(document.createElement('div'))
    const root = createRoot(host)
    unmount = () => {
      root.unmount()
      host.remove()
    }
    flushSync(() => root.render(content(size)))
    host.getBoundingClientRect()
  }
  Object.assign(window, { contender: { mount, unmount: () => unmount() } })
}
