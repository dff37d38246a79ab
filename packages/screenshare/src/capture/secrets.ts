const secretTokens = /(?:^|\s)(?:current-password|new-password|one-time-code)(?:\s|$)/
const secretName = /passw|wachtwoord/i

/**
 * Which inputs hold a secret: now a password, once a password (somebody pressed 'show'), or by what
 * they are for. Once secret, an input stays so.
 */
export interface Secrets {
  has: (input: HTMLInputElement) => boolean
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
    has: (input) => {
      note(observer.takeRecords())
      if (known.has(input)) return true
      const { type, autocomplete, name, id } = input
      if (type !== 'password' && !secretTokens.test(autocomplete) && !secretName.test(`${name} ${id}`)) return false
      known.add(input)
      return true
    },
    watch: (root) => observer.observe(root, { subtree: true, attributeFilter: ['type'], attributeOldValue: true }),
    stop: () => observer.disconnect(),
  }
}
