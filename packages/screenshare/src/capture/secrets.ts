import type { Control } from './controls.ts'

const secretTokens = /(?:^|\s)(?:current-password|new-password|one-time-code|cc-number|cc-csc)(?:\s|$)/
const secretName =
  /passw|wachtwoord|(?<![a-z])(?:pin|otp|cvc|cvv|tan)(?:[ _-]?code)?(?![a-z])|(?:pin|toegangs|beveiligings)code/i
/** A code that is typed in parts has no larger ones. */
const LARGEST_PART = 6

/**
 * Which fields hold a secret: now a password, once a password (somebody pressed 'show'), a code in parts, or by what
 * they are for. Once secret, a field stays so.
 */
export interface Secrets {
  has: (control: Control) => boolean
  /** From now on what becomes another type under this root is remembered. */
  watch: (root: Node) => void
  stop: () => void
}

export function createSecrets(): Secrets {
  const known = new WeakSet<Node>()
  const observer = new MutationObserver(note)

  function note(records: readonly MutationRecord[]): void {
    for (const { target, oldValue } of records) if (oldValue?.toLowerCase() === 'password') known.add(target)
  }

  return {
    has: (control) => {
      note(observer.takeRecords())
      if (known.has(control)) return true
      if (!isSecret(control)) return false
      known.add(control)
      return true
    },
    watch: (root) => observer.observe(root, { subtree: true, attributeFilter: ['type'], attributeOldValue: true }),
    stop: () => observer.disconnect(),
  }
}

function isSecret(control: Control): boolean {
  const { type, autocomplete, name, id } = control
  const words = `${name} ${id} ${control.getAttribute('placeholder')} ${control.getAttribute('aria-label')}`
  return type === 'password' || secretTokens.test(autocomplete) || secretName.test(words) || isPartOfCode(control)
}

/** One character alone, or a few beside as many more: a PIN, or a card number in four. */
function isPartOfCode(control: Control): boolean {
  if (!(control instanceof HTMLInputElement) || control.maxLength < 1 || control.maxLength > LARGEST_PART) return false
  if (control.maxLength === 1) return true
  const around = control.parentElement?.parentElement ?? control.parentElement
  return (around?.querySelectorAll(`input[maxlength="${control.maxLength}"]`).length ?? 0) > 1
}
