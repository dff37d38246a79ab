import { focusedElement } from './focused-element.ts'

const FOCUSABLE =
  "a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable='true'], [tabindex]"

/** What Tab reaches within a root, in order. */
export function tabbableIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isTabbable)
}

export function isTabbable(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled, [inert], [inert] *')) return false
  if (!element.checkVisibility({ visibilityProperty: true })) return false
  return !isUncheckedRadioOfCheckedGroup(element)
}

/** Tab goes to the checked radio of a group and passes the others by. */
function isUncheckedRadioOfCheckedGroup(element: HTMLElement): boolean {
  if (!element.matches('input[type=radio][name]:not(:checked)')) return false
  const { form, name } = element as HTMLInputElement
  const root: Node = form ?? element.getRootNode()
  return (
    name !== '' &&
    'querySelector' in root &&
    (root as ParentNode).querySelector(`input[type="radio"][name="${CSS.escape(name)}"]:checked`) !== null
  )
}

/** Keeps Tab within a dialog; the browser's own trap lets it wander into the address bar. */
export function keepTabInside(event: KeyboardEvent, dialog: HTMLElement): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return
  const tabbable = tabbableIn(dialog)
  const current = focusedElement()
  const wanted = event.shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  // What has focus need not be tabbable itself: the dialog, or an item of a menu in it.
  const staysInside = tabbable.some(
    (element) => current && current !== dialog && (current.compareDocumentPosition(element) & wanted) !== 0,
  )
  if (staysInside) return
  event.preventDefault()
  tabbable.at(event.shiftKey ? -1 : 0)?.focus()
}
