/** Keeps dialogs and popovers of the page above the rest in the mirror too. */
export interface TopLayer {
  /** Notes how an element lies: `modal`, `popover` or '' for not above. */
  set: (element: HTMLElement, top: string) => void
  /** Raises what was noted and is in the document by now. */
  raise: () => void
}

export function createTopLayer(): TopLayer {
  const raised = new Map<HTMLElement, string>()

  const lower = (element: HTMLElement) => {
    if (!raised.delete(element)) return
    element.removeAttribute('popover')
    if (element.matches(':modal')) (element as HTMLDialogElement).close()
  }

  return {
    set: (element, top) => {
      if ((raised.get(element) ?? '') === top) return
      lower(element)
      if (top === '' || (top === 'modal' && element.localName !== 'dialog')) return
      if (top === 'popover') element.setAttribute('popover', 'manual')
      raised.set(element, top)
    },
    raise: () => {
      for (const [element, top] of raised) {
        if (!element.isConnected) raised.delete(element)
        else if (top === 'popover' && !element.matches(':popover-open')) element.showPopover()
        else if (top === 'modal' && !element.matches(':modal')) open(element as HTMLDialogElement)
      }
    },
  }
}

/** A dialog takes the focus when it opens, except for what is inert: the operator goes on typing elsewhere. */
function open(dialog: HTMLDialogElement): void {
  dialog.inert = true
  dialog.showModal()
  dialog.inert = false
}
