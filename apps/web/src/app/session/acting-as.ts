import type { Call, NamedCall } from '@klopt/api-client/contract'
import { useSyncExternalStore } from 'react'
import { readStored, storedName, writeStored, type StoredRole } from '../storage.ts'

const listeners = new Set<() => void>()

/** As whom staff sees this administration; null for its own eyes. */
export function actingUserIn(administrationId: number): number | null {
  const role = readStored('selected-role')
  return role?.administrationId === administrationId ? role.userId : null
}

/** Who there is to choose from. By its name: the calls themselves would come with the login page for it. */
const ROLES_CALL = 'administrations.roles'

/**
 * As whom a call is made: every call of the administration that the role was chosen in, and of no other. Who there is
 * to choose from is asked with one's own eyes.
 */
export function actingUserOf(
  call: Call & Partial<Pick<NamedCall, 'name'>>,
  params: Readonly<Record<string, number | string>> | undefined,
): number | null {
  const administrationId = params?.['administrationId']
  if (typeof administrationId !== 'number' || call.name === ROLES_CALL) return null
  return actingUserIn(administrationId)
}

/** Chooses as whom staff looks, or with null looks with its own eyes again. Other tabs follow. */
export function selectRole(role: StoredRole | null): void {
  writeStored('selected-role', role)
  listeners.forEach((listener) => listener())
}

/** Forgets a role that was chosen in another administration than the one that is entered. */
export function forgetRoleOutside(administrationId: number): void {
  const role = readStored('selected-role')
  if (role !== null && role.administrationId !== administrationId) selectRole(null)
}

/** As whom staff sees this administration; renders again when that changes, here or in another tab. */
export const useActingUser = (administrationId: number): number | null =>
  useSyncExternalStore(subscribe, () => actingUserIn(administrationId))

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === storedName('selected-role')) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
