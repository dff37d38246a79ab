import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'

/** Hashes passwords, one at a time: a burst of logins may not take all memory or all threads. Throws TooBusyError. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** `stored` is null for an unknown account: that takes as long and is always wrong. */
  verify(password: string, stored: string | null): Promise<boolean>
}

export interface Argon2Cost {
  readonly memoryKib: number
  readonly passes: number
}

/** So many passwords wait to be hashed that another one has to come back later. */
export class TooBusyError extends Error {
  constructor() {
    super('too many passwords wait to be hashed')
  }
}

/** Some ten seconds of work: who waits longer than that has gone. */
const DEFAULT_MAX_WAITING = 400

/** OWASP's recommendation for argon2id with one lane. */
const defaultCost: Argon2Cost = { memoryKib: 19_456, passes: 2 }
const PARALLELISM = 1
const TAG_LENGTH_BYTES = 32
const SALT_LENGTH_BYTES = 16
const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2)

/** Throws TooBusyError when `maxWaiting` others wait already. */
export function createPasswordHasher(
  cost: Argon2Cost = defaultCost,
  maxWaiting: number = DEFAULT_MAX_WAITING,
): PasswordHasher {
  const queued = oneAtATime(maxWaiting)
  const decoy: Stored = {
    cost,
    salt: randomBytes(SALT_LENGTH_BYTES),
    tag: randomBytes(TAG_LENGTH_BYTES),
  }
  return {
    async hash(password) {
      const salt = randomBytes(SALT_LENGTH_BYTES)
      const tag = await queued(() => compute(password, salt, cost))
      return format({ cost, salt, tag })
    },
    async verify(password, stored) {
      const known = stored === null ? null : parse(stored)
      const { cost: usedCost, salt, tag } = known ?? decoy
      const computed = await queued(() => compute(password, salt, usedCost))
      return timingSafeEqual(computed, tag) && known !== null
    },
  }
}

interface Stored {
  readonly cost: Argon2Cost
  readonly salt: Buffer
  readonly tag: Buffer
}

function compute(password: string, salt: Buffer, { memoryKib, passes }: Argon2Cost): Promise<Buffer> {
  return derive('argon2id', {
    message: password.normalize('NFC'),
    nonce: salt,
    parallelism: PARALLELISM,
    tagLength: TAG_LENGTH_BYTES,
    memory: memoryKib,
    passes,
  })
}

/** The PHC string format, so that the cost can be raised later without breaking what is stored. */
function format({ cost, salt, tag }: Stored): string {
  return `$argon2id$v=19$m=${cost.memoryKib},t=${cost.passes},p=${PARALLELISM}$${encode(salt)}$${encode(tag)}`
}

function parse(stored: string): Stored {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$([\w+/]+)$/.exec(stored)
  const [, memory, passes, salt, tag] = match ?? []
  if (memory === undefined || passes === undefined || salt === undefined || tag === undefined) {
    throw new Error('a stored password hash cannot be read')
  }
  return {
    cost: { memoryKib: Number(memory), passes: Number(passes) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

/** One after another. The work itself is done in libuv's threads, so that requests go on meanwhile. */
function oneAtATime(maxWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  let unfinished = 0
  return async (work) => {
    if (unfinished > maxWaiting) throw new TooBusyError()
    unfinished += 1
    const next = last.then(work).finally(() => (unfinished -= 1))
    last = next.catch(() => {})
    return next
  }
}
