/** Something that takes a while to get, and who needs it is not there yet. */
export interface EarlyLoad<Result> {
  /** Begins to get it, unless somebody has asked already; answers how to give it up. */
  begin: () => () => void
  /** Gets it; who asks first gets what was begun. */
  ask: (signal: AbortSignal) => Promise<Result>
}

/** Lets a document be fetched while the code that shows it is on its way. */
export function earlyLoad<Result>(get: (signal: AbortSignal) => Promise<Result>): EarlyLoad<Result> {
  let begun: { result: Promise<Result>; giveUp: () => void } | undefined
  let wasAsked = false
  const begin = () => {
    if (wasAsked || begun) return () => {}
    const leaving = new AbortController()
    const mine = { result: get(leaving.signal), giveUp: () => leaving.abort() }
    // Who asks hears of it.
    mine.result.catch(() => {})
    begun = mine
    return () => {
      if (begun !== mine) return
      begun = undefined
      mine.giveUp()
    }
  }
  const ask = (signal: AbortSignal) => {
    wasAsked = true
    if (!begun) return get(signal)
    const { result, giveUp } = begun
    begun = undefined
    signal.addEventListener('abort', giveUp)
    return result
  }
  return { begin, ask }
}
