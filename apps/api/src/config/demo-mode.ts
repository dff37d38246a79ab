import type { Settings } from './settings.ts'

export interface DatabaseFacts {
  readonly embedded: boolean
  /** Nobody has an account yet. */
  readonly empty: boolean
  /** The demo world was made here before. */
  readonly hasDemoWorld: boolean
}

export interface DemoMode {
  /** The demo accounts are shown on the login page, and mail never leaves the machine. */
  readonly on: boolean
  /** The demo world has to be made now. */
  readonly create: boolean
}

/**
 * Demo mode is for trying Klopt out: made by itself only where it cannot hurt (an empty embedded database that
 * only this machine reaches), on a database of one's own only when asked for, and never over real books.
 */
export function decideDemoMode(settings: Pick<Settings, 'demo' | 'host'>, database: DatabaseFacts): DemoMode {
  if (settings.demo === false) return { on: false, create: false }
  const safe = database.embedded && isLoopback(settings.host)
  const wanted = settings.demo === true || safe
  const create = wanted && database.empty
  return { on: create || (wanted && database.hasDemoWorld), create }
}

/** Only this machine can reach a server that listens on this host. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)
}
