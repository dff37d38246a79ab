/** Requests of which the body may take tens of megabytes: how many are read and handled at once. */
export interface LargeBodies {
  /** Resolves when it is the turn of this user's request. `leave` ends it, or takes it out of the queue. */
  enter(userId: number): { readonly turn: Promise<void>; leave(): void }
}

export interface LargeBodiesLimits {
  readonly atOnce: number
  /** Of one user, so that slow or many requests of one are not in the way of others. */
  readonly perUser: number
}

/** A body of 10 MB takes some 40 MB while it is turned from text into bytes. */
const defaults: LargeBodiesLimits = { atOnce: 12, perUser: 3 }

interface Entry {
  readonly userId: number
  readonly begin: () => void
}

/** Lets in who came first, passing over users who have as many as they may. */
export function createLargeBodies({ atOnce, perUser }: LargeBodiesLimits = defaults): LargeBodies {
  const inside = new Set<Entry>()
  const waiting = new Set<Entry>()

  const mayEnter = ({ userId }: Entry): boolean =>
    inside.size < atOnce && [...inside].filter((entry) => entry.userId === userId).length < perUser

  const admit = (): void => {
    for (const entry of waiting) {
      if (!mayEnter(entry)) continue
      waiting.delete(entry)
      inside.add(entry)
      entry.begin()
    }
  }

  return {
    enter(userId) {
      const { promise: turn, resolve: begin } = Promise.withResolvers<void>()
      const entry = { userId, begin }
      waiting.add(entry)
      admit()
      const leave = (): void => {
        waiting.delete(entry)
        if (inside.delete(entry)) admit()
      }
      return { turn, leave }
    },
  }
}
