import type { FloatingPair, FloatingPlaceOptions } from '../overlay/use-floating-place.ts'
import { overlays } from '../overlay/overlays.ts'
import { keyHintOf, sideOf, TOOLTIP_MARK, tooltipText } from './tooltip-mark.ts'

const LAYER_ID = 'klopt-tooltip'

/** The one tooltip: text and description first, the sight of it when it is time. */
export interface SharedTooltip {
  /** Makes it the description of a trigger, at once: a screen reader asks when focus arrives. */
  attach: (trigger: Element) => void
  /** Shows it beside the trigger; `onGone` is called when the trigger leaves the document. */
  reveal: (onGone: () => void) => void
  /** Takes it from sight. It stays the description. */
  hide: () => void
  detach: () => void
}

/** Keeps the tooltip beside a trigger until the returned function is called. */
export type KeepBeside = (pair: FloatingPair, options: FloatingPlaceOptions) => () => void

export function createSharedTooltip(tooltip: HTMLElement, keepBeside: KeepBeside): SharedTooltip {
  let trigger: Element | undefined
  let stopDescribing = () => {}
  let stopShowing: (() => void) | undefined

  const hide = () => {
    stopShowing?.()
    stopShowing = undefined
  }
  const detach = () => {
    hide()
    stopDescribing()
    stopDescribing = () => {}
    trigger = undefined
  }
  const attach = (next: Element) => {
    detach()
    trigger = next
    stopDescribing = describe(next, tooltip)
  }
  const reveal = (onGone: () => void) => {
    hide()
    if (!trigger?.isConnected) return
    tooltip.showPopover()
    const pair = { anchor: trigger, floating: tooltip }
    const stopPositioning = keepBeside(pair, { placement: sideOf(trigger), gap: 6, onAnchorGone: onGone })
    stopShowing = () => {
      stopPositioning()
      tooltip.hidePopover()
      overlays.close(LAYER_ID)
    }
    overlays.open({
      id: LAYER_ID,
      kind: 'tooltip',
      requestClose: () => {
        hide()
        return true
      },
    })
  }
  return { attach, reveal, hide, detach }
}

/** Writes the text, follows its changes, and adds it to what describes the trigger. */
function describe(trigger: Element, tooltip: HTMLElement): () => void {
  const write = () => {
    const text = tooltip.firstElementChild
    if (text) text.textContent = tooltipText(trigger)
    writeKeyHint(tooltip, trigger)
    // What may not be seen by who looks along is not told beside it either.
    const privacy = trigger.closest('[data-privacy]')?.getAttribute('data-privacy')
    if (privacy) tooltip.setAttribute('data-privacy', privacy)
    else tooltip.removeAttribute('data-privacy')
  }
  write()
  const changes = new MutationObserver(write)
  changes.observe(trigger, { attributeFilter: [TOOLTIP_MARK] })

  // A tooltip that repeats the name, of an icon for instance, adds nothing to hear.
  const name = trigger.getAttribute('aria-label') ?? trigger.textContent ?? ''
  const repeatsName = name.includes(tooltipText(trigger))
  if (repeatsName) {
    tooltip.setAttribute('aria-hidden', 'true')
    return () => {
      changes.disconnect()
      tooltip.removeAttribute('aria-hidden')
    }
  }

  const before = trigger.getAttribute('aria-describedby')
  trigger.setAttribute('aria-describedby', before ? `${before} ${tooltip.id}` : tooltip.id)
  return () => {
    changes.disconnect()
    if (before) trigger.setAttribute('aria-describedby', before)
    else trigger.removeAttribute('aria-describedby')
  }
}

function writeKeyHint(tooltip: HTMLElement, trigger: Element): void {
  const hint = keyHintOf(trigger)
  const [key, does] = tooltip.lastElementChild?.children ?? []
  tooltip.lastElementChild?.toggleAttribute('hidden', !hint)
  if (!hint || !key || !does) return
  key.textContent = hint.key
  does.textContent = hint.does
}
