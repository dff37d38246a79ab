import { vi } from 'vitest'
import { administrationAddress } from '../app/routing/address.ts'

/** What is sent to a server that leads to the dashboard of administration 8, or refuses. */
export function serveEntry(isRefusing: boolean): string[] {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    sent.push(path)
    return isRefusing
      ? Response.json({ code: 90_001, message: 'Dat mag niet' }, { status: 403 })
      : Response.json({ redirect_url: administrationAddress(8, 'dashboard') })
  })
  return sent
}
