import recorded from './recorded.json'

const answers = new Map<string, unknown>(Object.entries(recorded.answers))
const { Date: Clock, fetch: send } = globalThis

/** From now on it is the day of the recording, and the API answers what it did then. Gives what ends it. */
export function answerAsRecorded(): () => void {
  globalThis.Date = RecordedDate as DateConstructor
  globalThis.fetch = (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.origin)
    if (!pathname.startsWith('/api/')) return send(input, init)
    const asked = init?.method === 'POST' ? `POST ${pathname}` : pathname
    const answer = answers.get(asked + search) ?? answers.get(asked)
    return Promise.resolve(answer === undefined ? unrecorded(pathname) : answered(answer))
  }
  return () => {
    globalThis.Date = Clock
    globalThis.fetch = send
  }
}

/** How a file is kept among answers, which are JSON. */
interface RecordedFile {
  readonly file: { readonly type: string; readonly disposition: string; readonly base64: string }
}
const isFile = (answer: unknown): answer is RecordedFile =>
  typeof answer === 'object' && answer !== null && 'file' in answer

function answered(answer: unknown): Response {
  if (!isFile(answer)) return Response.json(answer)
  const { type, disposition, base64 } = answer.file
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return new Response(bytes, { headers: { 'content-type': type, 'content-disposition': disposition } })
}

const unrecorded = (path: string) =>
  Response.json({ code: 1, message: `Van ${path} is hier niets vastgelegd.` }, { status: 404 })

/** Its moments are real ones; only now stands still. */
class RecordedDate extends Clock {
  constructor(...moment: [] | ConstructorParameters<DateConstructor>) {
    if (moment.length === 0) super(recorded.at)
    else super(...moment)
  }
  static override now(): number {
    return Clock.parse(recorded.at)
  }
}
