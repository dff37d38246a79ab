/** A client of the firm, as a round through its clients has it. */
export interface RoundClient {
  readonly id: number
  readonly name: string
}

/** The clients as they stood in the list from which one was opened. Of this tab alone. */
let round: readonly RoundClient[] = []

/** Begins a round: the clients of a list, in its order. */
export const beginRound = (clients: readonly RoundClient[]): void => {
  round = clients.map(({ id, name }) => ({ id, name }))
}

/** Where one is in a round. */
export interface RoundPlace {
  /** Who comes after; null at the last one. */
  readonly next: RoundClient | null
  /** From one. */
  readonly place: number
  readonly count: number
}

/** Where a client stands in the round; null for one that is not in it. */
export function placeInRound(administrationId: number): RoundPlace | null {
  const index = round.findIndex(({ id }) => id === administrationId)
  return index === -1 ? null : { next: round[index + 1] ?? null, place: index + 1, count: round.length }
}

/** Leaves out a client that cannot be entered any more. */
export const leaveOutOfRound = (administrationId: number): void => {
  round = round.filter(({ id }) => id !== administrationId)
}

/** The clients of somebody are not the next one's. */
export const endRound = (): void => {
  round = []
}
