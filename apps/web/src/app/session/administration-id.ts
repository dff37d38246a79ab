import { administrationIdOf } from './start-target.ts'

/** Throws when the path names no administration: to view one, its id is required (specification, section 8). */
export function requireAdministrationId(pathname: string): number {
  const id = administrationIdOf(pathname)
  if (id === null) throw new Error(`An administration id is required in the path: ${pathname}`)
  return id
}
