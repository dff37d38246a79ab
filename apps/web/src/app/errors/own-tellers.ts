interface Told {
  readonly code: number
  readonly message: string
}
type Teller = (error: Told) => void

const tellers = new Map<number, Teller>()

/** A feature that has more to say of an error than its message and code, such as the way out of it, says it itself. */
export function tellByItself(code: number, teller: Teller): void {
  tellers.set(code, teller)
}

export const ownTellerOf = (code: number): Teller | undefined => tellers.get(code)
