/** The headers of a mail that matter here, with their names in small letters. */
export interface MailHeader {
  readonly key: string
  readonly value: string
}

const bulk = new Set(['bulk', 'list', 'junk', 'auto_reply'])
/** Of a mailing list, which would send an answer to everybody on it. */
const ofList = new Set(['list-id', 'list-unsubscribe', 'list-post', 'list-help', 'mailing-list', 'x-mailing-list'])
/** Of a mail that says itself that nobody wants an answer, or that a machine wrote it. */
const ofMachine = new Set(['x-auto-response-suppress', 'x-autoreply', 'x-autorespond', 'x-loop', 'feedback-id'])

/** Whether a machine sent this mail, so that an answer would reach nobody or begin a loop (RFC 3834). */
export function isAutomatic(headers: readonly MailHeader[]): boolean {
  return headers.some(({ key, value }) => {
    const said = value.trim().toLowerCase()
    if (key === 'auto-submitted') return !said.startsWith('no')
    if (key === 'precedence') return bulk.has(said)
    if (key === 'content-type') return said.startsWith('multipart/report')
    return ofList.has(key) || ofMachine.has(key)
  })
}
