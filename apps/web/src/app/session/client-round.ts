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

/** Who comes after a client in the round; null after the last one, and for one that is not in it. */
export function nextInRound(administrationId: number): RoundClient | null {
  const place = round.findIndex(({ id }) => id === administrationId)
  return place === -1 ? null : (round[place + 1] ?? null)
}

/** The clients of somebody are not the next one's. */
export const endRound = (): void => {
  round = []
}
