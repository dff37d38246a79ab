import type { ImportServer } from './server.ts'

const LOOK_EVERY_MS = 250

/** Imports a file of so many lines. Throws when not all of them came in. */
export async function importFile(server: ImportServer, bankPath: string, file: string, lineCount: number) {
  const query = new URLSearchParams({ name: 'afschrift.xml', createBook: 'false' })
  const { imported } = await answered<{ imported: number }>(server, `${bankPath}/import?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Blob([file]),
  })
  if (imported !== lineCount) throw new Error(`${imported} of ${lineCount} lines came in`)
}

/** Begins booking what is certain, or taking a run back; answers where the run is. */
export async function startRun(server: ImportServer, bankPath: string, undo?: string): Promise<string> {
  if (undo !== undefined) {
    await answered(server, `${undo}/undo`, { method: 'POST' })
    return undo
  }
  const path = `${bankPath}/process-certain`
  const { runId } = await answered<{ runId: number }>(server, path, { method: 'POST' })
  return `${path}/${runId}`
}

/** Waits until a run is over. Throws when it is over otherwise, or with other lines. */
export async function followRun(server: ImportServer, path: string, state: 'done' | 'undone', lineCount: number) {
  for (;;) {
    const run = await answered<{ state: string; processed: number; undone: number }>(server, path)
    if (run.state === state && (state === 'done' ? run.processed : run.undone) === lineCount) return
    if (run.state !== 'running' && run.state !== 'undoing') throw new Error(`the run ended: ${JSON.stringify(run)}`)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}

async function answered<Answer>(server: ImportServer, path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`${server.url}${path}`, {
    ...init,
    headers: { ...init.headers, cookie: server.cookie },
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${text}`)
  return (text === '' ? {} : JSON.parse(text)) as Answer
}
