import type { Size } from '../events/index.ts'

/** Gives the frame the size of the user's viewport and scales it into the element around it. */
export interface Fit {
  setSize: (size: Size) => void
  /** A place of our own window in pixels of the user's viewport. */
  toUser: (x: number, y: number) => { x: number; y: number }
  stop: () => void
}

export function fitFrame(frame: HTMLIFrameElement): Fit {
  let user: Size = { width: 1280, height: 800 }
  const around = frame.parentElement
  const observer = new ResizeObserver(scale)
  if (around) observer.observe(around)

  frame.style.border = '0'
  frame.style.transformOrigin = '0 0'

  function scale(): void {
    const { clientWidth = 0, clientHeight = 0 } = around ?? {}
    const factor = Math.min(1, clientWidth / user.width, clientHeight > 0 ? clientHeight / user.height : 1)
    frame.style.width = `${user.width}px`
    frame.style.height = `${user.height}px`
    frame.style.transform = factor > 0 ? `scale(${factor})` : 'none'
  }

  return {
    setSize: (size) => {
      if (size.width === user.width && size.height === user.height && frame.style.width !== '') return
      user = { width: size.width, height: size.height }
      scale()
    },
    toUser: (x, y) => {
      const { left, top, width, height } = frame.getBoundingClientRect()
      return {
        x: width > 0 ? ((x - left) / width) * user.width : 0,
        y: height > 0 ? ((y - top) / height) * user.height : 0,
      }
    },
    stop: () => observer.disconnect(),
  }
}
