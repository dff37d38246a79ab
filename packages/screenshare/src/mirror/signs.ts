import type { Pointer } from '../events/index.ts'
import { locate } from '../markup/pointer.ts'

/** What is drawn over the mirrored page: where the user's mouse is, and what was clicked. */
export interface Signs {
  mouse: (pointer: Pointer) => void
  click: (pointer: Pointer) => void
  /** To be called after the page changed or was scrolled: what was clicked may be gone. */
  follow: () => void
}

const COMMON =
  'all:initial!important;position:fixed!important;pointer-events:none!important;z-index:2147483647!important;'
const mouseLook = `${COMMON}width:16px!important;height:16px!important;margin:-8px 0 0 -8px!important;box-sizing:border-box!important;border-radius:50%!important;border:3px solid #fff!important;background:#1d4ed8!important;box-shadow:0 0 0 2px #1d4ed8!important;`
const clickLook = `${COMMON}box-sizing:border-box!important;border-radius:4px!important;outline:3px solid #1d4ed8!important;outline-offset:2px!important;`

export function createSigns(document: Document): Signs {
  const dot = document.createElement('div')
  const ring = document.createElement('div')
  /** What was clicked, as it was called on the page that was then shown. */
  let clicked: { element: Element; name: string } | null = null

  /** Beside the body, so that no change of the page meets it. */
  const draw = (sign: HTMLElement, look: string, box: Readonly<Record<string, number>>) => {
    const places = Object.entries(box).map(([side, px]) => `${side}:${Math.round(px)}px!important;`)
    sign.style.cssText = look + places.join('')
    document.documentElement.append(sign)
  }

  const mouse = (pointer: Pointer) => {
    const { x, y } = locate(document, pointer)
    draw(dot, mouseLook, { left: x, top: y })
  }

  /** The mirror changes a page into the next one as far as they are alike, so an element alone says too little. */
  const nameOf = (element: Element) => `${document.querySelector('h1')?.textContent}\n${element.textContent}`

  const unring = () => {
    clicked = null
    ring.remove()
  }

  const surround = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    draw(ring, clickLook, { left, top, width, height })
  }

  return {
    mouse: (pointer) => {
      unring()
      mouse(pointer)
    },
    click: (pointer) => {
      mouse(pointer)
      const { element } = locate(document, pointer)
      if (!element) return unring()
      clicked = { element, name: nameOf(element) }
      surround(element)
    },
    follow: () => {
      if (!clicked) return
      const { element, name } = clicked
      if (element.isConnected && nameOf(element) === name) surround(element)
      else unring()
    },
  }
}
