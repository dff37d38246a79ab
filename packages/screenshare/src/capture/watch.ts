/** Tells what changed in a document and in the open shadow roots it is given. */
export interface Watch {
  add: (root: Node) => void
  /** Delivers now what is known, before one looks. */
  flush: () => void
  stop: () => void
}

const events = ['toggle', 'focusin', 'focusout'] as const

/** `touched` gets the element whose own markup may be another now: for a change inside, the parent. */
export function createWatch(document: Document, touched: (element: Node) => void): Watch {
  const observer = new MutationObserver(note)
  const byEvent = ({ target }: Event) => touched(target as Node)
  // Opening and closing a popover changes nothing that an observer sees, and a number is written otherwise while
  // somebody types it.
  for (const name of events) document.addEventListener(name, byEvent, true)

  function note(records: readonly MutationRecord[]): void {
    for (const { type, target, attributeName } of records) {
      touched(type === 'characterData' ? (target.parentNode ?? target) : target)
      // Whether the element is there at all is written by its parent.
      if (attributeName === 'data-privacy' || attributeName === 'type') touched(target.parentNode ?? target)
    }
  }

  return {
    add: (root) => observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true }),
    flush: () => note(observer.takeRecords()),
    stop: () => {
      observer.disconnect()
      for (const name of events) document.removeEventListener(name, byEvent, true)
    },
  }
}
