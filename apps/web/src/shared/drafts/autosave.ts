/** Where the saving of a draft stands. */
export type SavePhase =
  /** Everything is on the server. */
  | 'saved'
  /** Something was typed and waits for a pause. */
  | 'waiting'
  | 'saving'
  /** It did not arrive; the next change or `flush` tries again. */
  | 'failed'
  /** Somebody else changed it: nothing is sent any more. */
  | 'conflict'

export interface AutosaveState {
  readonly phase: SavePhase
  /** Milliseconds since 1970 of the last success; null before the first. */
  readonly savedAt: number | null
  readonly error: unknown
}

export interface AutosaveOptions<Value> {
  /** Sends it. Throws when it did not arrive. */
  readonly save: (value: Value) => Promise<void>
  /** Whether a failure means that somebody else was first. */
  readonly isConflict: (error: unknown) => boolean
  readonly delayMs: number
  readonly now: () => number
}

export interface Autosave<Value> {
  readonly getState: () => AutosaveState
  readonly subscribe: (listener: () => void) => () => void
  /** There is something new to save, after a pause. */
  readonly change: (value: Value) => void
  /** There is nothing that can be saved any more, until the next `change`. */
  readonly suspend: () => void
  /** Saves at once what waits. True when everything is on the server then. */
  readonly flush: () => Promise<boolean>
}

/**
 * Saves a value a while after it changed. One save at a time: what changes meanwhile follows it, so that an older
 * value never overtakes a newer one. A conflict ends it for good.
 */
export function createAutosave<Value>(options: AutosaveOptions<Value>): Autosave<Value> {
  let state: AutosaveState = { phase: 'saved', savedAt: null, error: null }
  let pending: { value: Value } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | null = null
  let isSuspended = false
  const listeners = new Set<() => void>()

  const set = (change: Partial<AutosaveState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), options.delayMs)
  }
  async function send(value: Value): Promise<void> {
    set({ phase: 'saving' })
    try {
      await options.save(value)
      set({ phase: pending === null && !isSuspended ? 'saved' : 'waiting', savedAt: options.now(), error: null })
    } catch (error) {
      const isConflict = options.isConflict(error)
      // What is newer than what failed takes its place.
      if (!isConflict) pending ??= { value }
      set({ phase: isConflict ? 'conflict' : 'failed', error })
    }
  }
  function begin(): void {
    if (pending === null || state.phase === 'conflict') return
    const { value } = pending
    pending = null
    running = send(value).finally(() => (running = null))
  }
  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    if (running === null) begin()
    while (running !== null) {
      await running
      // Whoever waited longer may have begun what follows: then that is waited for too.
      if (running === null && state.phase === 'waiting') begin()
    }
    return state.phase === 'saved'
  }
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (value) => {
      if (state.phase === 'conflict') return
      pending = { value }
      isSuspended = false
      if (running === null) set({ phase: 'waiting' })
      wait()
    },
    suspend: () => {
      if (state.phase === 'conflict') return
      clearTimeout(timer)
      pending = null
      isSuspended = true
      if (running === null) set({ phase: 'waiting' })
    },
    flush,
  }
}
