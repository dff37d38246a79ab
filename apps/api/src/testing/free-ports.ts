import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

/** Ports of this machine that nobody listens to, for programs that cannot look for one themselves. Another may take one first. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer().listen(0, '127.0.0.1')
      await once(server, 'listening')
      return server
    }),
  )
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  await Promise.all(servers.map((server) => once(server.close(), 'close')))
  return ports
}
