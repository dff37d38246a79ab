import { createRender, type RenderRequest } from './render.ts'

/**
 * The process that draws documents. It is a process and not a thread because the compiler is native code that reads
 * images of users: a fault there takes its whole process along, and an endless loop can only be ended from outside.
 */
export type RenderReply = { bytes: Uint8Array } | { error: string }

const render = createRender()

process.on('message', (request: RenderRequest) => process.send?.(reply(request)))
process.on('disconnect', () => process.exit())
// A stop by keyboard reaches the whole group: the server decides when this process ends.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})

function reply(request: RenderRequest): RenderReply {
  try {
    return { bytes: render(request) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}
