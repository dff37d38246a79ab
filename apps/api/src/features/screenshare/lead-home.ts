import type { IncomingMessage } from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import type { Services } from '../../kernel/services.ts'
import type { SocketSession } from './handshake.ts'
import { homeOf, moveHome, sharerOf, whoMoved, type Home } from './homes.ts'
import { passOn, wasPassedOn } from './pass-on.ts'

/** Leads both ends of a shared screen to one server, of several: that of the user who shares it. */
export interface HomeKeeper {
  /** Whether this connection is of this server; else it has been handed to the one it is of. */
  readonly isOfHere: (request: IncomingMessage, session: SocketSession) => Promise<boolean>
  /** Which of these users have to connect anew, since others meet them elsewhere. */
  readonly whoMoved: (userIds: readonly number[]) => Promise<readonly number[]>
}

/** For a server that has no name among others: it is the only one. */
const alone: HomeKeeper = { isOfHere: async () => true, whoMoved: async () => [] }

export function createHomeKeeper(services: Services, server: Server): HomeKeeper {
  const { pool, presence, settings } = services
  const { internalHost } = settings
  if (internalHost === null) return alone
  const here = async (): Promise<Home> => {
    const { port } = server.address() as AddressInfo
    const host = internalHost.includes(':') ? `[${internalHost}]` : internalHost
    return { serverId: await presence.show(), address: `${host}:${port}` }
  }
  return {
    async isOfHere(request, session) {
      if (wasPassedOn(request)) return true
      const userId = await whoseScreen(services, request, session)
      if (userId === null) return true
      const self = await here()
      const home = await homeOf(pool, userId, self)
      if (home.serverId === self.serverId) return true
      if (await passOn(request, home.address)) return false
      await moveHome(pool, userId, home, self)
      return true
    },
    whoMoved: async (userIds) => whoMoved(pool, userIds, await here()),
  }
}

/** An operator says which screen they come for; whoever says none comes to share their own. */
async function whoseScreen(
  { pool }: Services,
  { url = '/' }: IncomingMessage,
  { user }: SocketSession,
): Promise<number | null> {
  const share = new URL(url, 'http://localhost').searchParams.get('share')
  if (share === null) return user.id
  return /^\d{1,15}$/.test(share) ? sharerOf(pool, Number(share)) : null
}
