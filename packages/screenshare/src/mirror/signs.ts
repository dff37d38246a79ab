import type { Pointer } from '../events/index.ts'
import { locate } from '../markup/pointer.ts'

/** What is drawn over the mirrored page: where the user's mouse is, and what was clicked. */
export interface Signs {
  mouse: (pointer: Pointer) => void
  click: (pointer: Pointer) => void
}

const common =
  'all:initial!important;position:fixed!important;pointer-events:none!important;z-index:2147483647!important;'
const mouseLook = `${common}width:16px!important;height:16px!important;margin:-8px 0 0 -8px!important;box-sizing:border-box!important;border-radius:50%!important;border:3px solid #fff!important;background:#1d4ed8!important;box-shadow:0 0 0 2px #1d4ed8!important;`
const clickLook = `${common}box-sizing:border-box!important;border-radius:4px!important;outline:3px solid #1d4ed8!important;outline-offset:2px!important;`

export function createSigns(document: Document): Signs {
  const dot = document.createElement('div')
  const ring = document.createElement('div')

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

  return {
    mouse: (pointer) => {
      ring.remove()
      mouse(pointer)
    },
    click: (pointer) => {
      mouse(pointer)
      const rect = locate(document, pointer).element?.getBoundingClientRect()
      if (!rect) return
      const { left, top, width, height } = rect
      draw(ring, clickLook, { left, top, width, height })
    },
  }
}
