import type { FastifyInstance } from 'fastify'
import { serveMirror } from './serve-mirror.ts'
import { SocketServer, type SocketServerOptions } from './socket-server.ts'

/** Puts screen sharing on a server that does not listen yet: its websocket, and the page of the mirror. */
export function serveScreenSharing(app: FastifyInstance, options: SocketServerOptions): void {
  serveMirror(app)
  const sockets = new SocketServer(app, options)
  app.addHook('preClose', async () => sockets.close())
}
