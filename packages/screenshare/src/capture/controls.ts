import type { Secrets } from './secrets.ts'

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * What a control shows now, which neither its attributes nor an event tells when a program changes
 * it. A secret shows nothing, ever, and neither does the name of a chosen file.
 */
export function stateOf(control: Control, secrets: Secrets): string {
  if (control instanceof HTMLSelectElement) {
    return Array.from(control.selectedOptions, (option) => option.index).join()
  }
  if (control instanceof HTMLTextAreaElement) return secrets.has(control) ? '' : control.value
  switch (control.type) {
    case 'checkbox':
    case 'radio':
      return control.checked ? 'on' : ''
    case 'file':
    case 'image':
    case 'hidden':
      return ''
    default:
      return secrets.has(control) ? '' : control.value
  }
}

/** The controls of the page with what they showed when they were last written. */
export interface Controls {
  note: (control: Control, state: string) => void
  /** Calls back for each that shows something else now; forgets those that left the page. */
  poll: (changed: (control: Control) => void) => void
}

export function createControls(secrets: Secrets): Controls {
  const known = new Map<Control, string>()
  return {
    note: (control, state) => void known.set(control, state),
    poll: (changed) => {
      for (const [control, before] of known) {
        if (!control.isConnected) known.delete(control)
        else if (stateOf(control, secrets) !== before) changed(control)
      }
    },
  }
}
