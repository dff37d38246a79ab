import { loadDocument, type Recording } from './recordings.ts'

const { Date: Clock, fetch: send, WebSocket, EventSource } = globalThis

/** From now on it is the moment of the recording, and the API answers what it did then. Gives what ends it. */
export function answerAsRecorded({ at, answers }: Recording): () => void {
  const answerTo = (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.origin)
    if (!pathname.startsWith('/api/')) return send(input, init)
    const asked = init?.method === 'POST' ? `POST ${pathname}` : pathname
    const answer = answers[asked + search] ?? answers[asked]
    return answer === undefined ? Promise.resolve(unrecorded(pathname)) : answered(answer)
  }
  Object.assign(globalThis, { Date: clockAt(at), fetch: answerTo, WebSocket: SilentLine, EventSource: SilentLine })
  return () => void Object.assign(globalThis, { Date: Clock, fetch: send, WebSocket, EventSource })
}

/** How a refusal is kept among answers, which are else what came with a success. */
interface RecordedRefusal {
  readonly refusal: { readonly status: number; readonly body: unknown }
}
/** How a file is kept: its bytes lie with the documents. */
interface RecordedFile {
  readonly file: { readonly type: string; readonly disposition: string; readonly hash: string }
}

const isRefusal = (answer: unknown): answer is RecordedRefusal => hasOnly(answer, 'refusal')
const isFile = (answer: unknown): answer is RecordedFile => hasOnly(answer, 'file')
const hasOnly = (answer: unknown, key: string): boolean =>
  typeof answer === 'object' && answer !== null && Object.keys(answer).join() === key

async function answered(answer: unknown): Promise<Response> {
  if (isRefusal(answer)) return Response.json(answer.refusal.body, { status: answer.refusal.status })
  if (!isFile(answer)) return Response.json(answer)
  const { type, disposition, hash } = answer.file
  const base64 = await loadDocument(hash)
  if (base64 === undefined) throw new Error(`No document ${hash} was recorded`)
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return new Response(bytes, { headers: { 'content-type': type, 'content-disposition': disposition } })
}

const unrecorded = (path: string) =>
  Response.json({ code: 1, message: `Van ${path} is hier niets vastgelegd.` }, { status: 404 })

/** Its moments are real ones; only now stands still. */
function clockAt(at: string) {
  return class RecordedDate extends Clock {
    constructor(...moment: [] | ConstructorParameters<DateConstructor>) {
      if (moment.length === 0) super(at)
      else super(...moment)
    }
    static override now(): number {
      return Clock.parse(at)
    }
  }
}

/** A line on which nobody ever answers: a story has no server to keep one with. */
class SilentLine extends EventTarget {
  readonly readyState = 0
  send(): void {}
  close(): void {}
}
