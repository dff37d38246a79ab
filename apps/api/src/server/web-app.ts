import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../kernel/api-error.ts'
import { loadStaticFiles, type StaticFiles } from './static-files.ts'

/** Serves the built web app, which may ask for files at `filesAt` too, and answers for every address that nothing else serves. */
export async function serveWebApp(app: FastifyInstance, folder: string | null, filesAt: string | null): Promise<void> {
  const files = folder === null ? null : await loadStaticFiles(folder, filesAt)
  app.setNotFoundHandler(async (request, reply) => {
    const [path = '/'] = request.url.split('?', 1)
    if (path === '/api' || path.startsWith('/api/')) throw new ApiError('route_not_found')
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new ApiError('route_not_found')
    if (files === null) return reply.status(404).type('text/plain; charset=utf-8').send('Niet gevonden')
    // A reply is a promise of having been sent: awaited, it would be nothing, and the page would be sent after the file.
    const file = path === '/index.html' ? undefined : files.get(path)
    return file === undefined ? sendPage(files, path, request, reply) : file.send(request, reply)
  })
}

/** Pages are made by the web app; an asset that is missing is missing, or the browser would run a page as script. */
async function sendPage(files: StaticFiles, path: string, request: FastifyRequest, reply: FastifyReply) {
  const index = files.get('/index.html')
  if (index === undefined || !isNavigation(path, request)) {
    return reply.status(404).type('text/plain; charset=utf-8').send('Niet gevonden')
  }
  // The web app shows its own not-found screen; the status still tells the truth.
  reply.status(isPagePath(path) ? 200 : 404)
  return index.send(request, reply)
}

function isNavigation(path: string, { headers }: FastifyRequest): boolean {
  if (/\.[a-z0-9]{1,8}$/i.test(path)) return false
  const destination = headers['sec-fetch-dest']
  if (destination !== undefined) return destination === 'document'
  // Whoever names nothing in particular, such as curl, a monitor or a link preview, gets what a person would.
  return headers.accept === undefined || /text\/html|\*\/\*/.test(headers.accept)
}

function isPagePath(path: string): boolean {
  return path === '/' || /^\/(v2|start|tickets)(\/|$)/.test(path)
}
