import { maskNumbers } from './mask.ts'

export interface Target {
  /** In Dutch, for the user: what the operator points at. */
  kind: 'knop' | 'link' | 'veld' | 'tabblad' | 'keuze' | 'onderdeel'
  /** Its name on the screen, at most 60 characters; '' when it has none. */
  name: string
  /** Whether the click may be offered to be done. */
  isSafe: boolean
}

const LONGEST_NAME = 60
const ACTING = 'a[href], button, input, select, textarea, label, summary, [role], [onclick], [tabindex]'
const risky =
  /verwijder|wissen|wis\b|prullen|betaal|betalen|betaling|afreken|bestel|koop|verstu|verzend|indien|aangifte|boek|definitief|finalis|afrond|opzeg|stop|annuleer|intrek|herroep|blokkeer|bevestig|akkoord|goedkeur|machtig|incasso|mandaat|uitlog|afmeld|crediteer|afboek|oninbaar|overdra|toegang|wachtwoord|sluit|delete|remove|pay|buy|order|submit|send|confirm|approve|cancel|log ?out|sign ?out/i
const choosing = new Set(['checkbox', 'radio'])
const typing = new Set(['text', 'search', 'email', 'tel', 'url', 'number', 'date', 'month', 'time', 'week'])

/** Says in words what is pointed at, for the question whether to do it. */
export function describeTarget(element: Element): Target {
  const target = closestOf(element, ACTING) ?? element
  return { kind: kindOf(target), name: nameOf(target), isSafe: isSafeToClick(element) }
}

/**
 * Whether a click of an operator may be offered to the user to be done with one press. Only what
 * shows something or can be changed back: opening a part, a tab, a menu or a page of ours, choosing,
 * going to a field. Never what submits, deletes, pays, sends or leaves, nor what is not known.
 */
export function isSafeToClick(element: Element): boolean {
  const target = closestOf(element, ACTING)
  if (!target || closestOf(target, '[role="alertdialog"], [data-tone="danger"], [aria-disabled="true"], :disabled')) {
    return false
  }
  if (risky.test(`${target.textContent} ${target.getAttribute('aria-label')} ${target.getAttribute('title')}`))
    return false
  if (target instanceof HTMLLabelElement) return target.control !== null && isSafeToClick(target.control)
  if (target instanceof HTMLInputElement)
    return typing.has(target.type) || (choosing.has(target.type) && !target.required)
  if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return true
  if (target instanceof HTMLAnchorElement) return staysHere(target)
  // Outside a form the type of a button means nothing.
  if (target instanceof HTMLButtonElement) return target.form === null || target.type === 'button'
  return target.localName === 'summary' || target.getAttribute('role') === 'tab'
}

function staysHere(link: HTMLAnchorElement): boolean {
  if (link.hasAttribute('download') || link.hasAttribute('ping') || !['', '_self'].includes(link.target)) return false
  const { origin } = link.ownerDocument.location
  return (
    /^https?:$/.test(link.protocol) &&
    link.origin === origin &&
    !/\/api\//.test(link.pathname) &&
    !risky.test(link.pathname)
  )
}

/** As `closest`, also out of a shadow root. */
function closestOf(element: Element, selector: string): Element | null {
  for (let at: Element | null = element; at;) {
    const found: Element | null = at.closest(selector)
    if (found) return found
    const root: Node = at.getRootNode()
    at = root instanceof ShadowRoot ? root.host : null
  }
  return null
}

function kindOf(target: Element): Target['kind'] {
  const role = target.getAttribute('role')
  if (role === 'tab') return 'tabblad'
  if (
    target.matches('input[type="checkbox"], input[type="radio"], [role="checkbox"], [role="radio"], [role="option"]')
  ) {
    return 'keuze'
  }
  if (target.matches('button, summary, [role="button"], input[type="submit"], input[type="button"]')) return 'knop'
  if (target.matches('a[href], [role="link"]')) return 'link'
  return target.matches('input, select, textarea, label') ? 'veld' : 'onderdeel'
}

/** What an element is called on the screen, as far as that is no secret; at most 60 characters. */
export function nameOf(target: Element): string {
  const labels = 'labels' in target ? Array.from((target as HTMLInputElement).labels ?? []) : []
  const name = target.getAttribute('aria-label') ?? labels[0]?.textContent ?? target.textContent
  const line = maskNumbers(name.replace(/\s+/g, ' ').trim())
  return line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME - 1)}…` : line
}
