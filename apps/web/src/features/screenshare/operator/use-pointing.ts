import { limits } from '@klopt/screenshare/events'
import type { Mirror } from '@klopt/screenshare/mirror'
import { useEffect, type RefObject } from 'react'
import { newestOnly } from './newest-only.ts'
import type { Watching } from './watch-share.ts'

/** Shows the user where the operator's mouse is on the mirrored page, and what they click on as a request. */
export function usePointing(
  box: RefObject<HTMLElement | null>,
  mirror: Pick<Mirror, 'pointerAt'> | null,
  watching: RefObject<Watching | null>,
): void {
  useEffect(() => {
    const element = box.current
    if (!element || !mirror) return
    const ended = new AbortController()
    const on = <Name extends 'pointerenter' | 'pointermove' | 'pointerleave' | 'click'>(
      name: Name,
      act: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, act, { signal: ended.signal })
    const moves = newestOnly<MouseEvent>(limits.throttleMs, ({ clientX, clientY }) =>
      watching.current?.send('mouse', mirror.pointerAt(clientX, clientY)),
    )
    on('pointerenter', () => watching.current?.send('show_cursor', {}))
    on('pointermove', moves.push)
    on('pointerleave', () => {
      moves.clear()
      watching.current?.send('hide_cursor', {})
    })
    on('click', ({ clientX, clientY }) => watching.current?.send('click', mirror.pointerAt(clientX, clientY)))
    return () => {
      moves.clear()
      ended.abort()
    }
  }, [box, mirror, watching])
}
