import { readWireError } from './read-wire-error.ts'

/** Why nobody waits for an answer any more. */
export type AbortReason = 'cancelled' | 'timed-out'

interface ApiErrorParts {
  code: number
  status: number
  message: string
  originalMessage?: string
  fields?: Record<string, string>
  details?: unknown
  requestId?: string | null
  abortReason?: AbortReason | null
}

/** What a failed call throws: the wire's error, or the reason why there was none. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** The code of the error catalogue; -1 when the answer had none. */
  readonly code: number
  /** The HTTP status; 0 for a network error. */
  readonly status: number
  /** What the server (or the browser) said, before a default took its place. */
  readonly originalMessage: string
  /** Wrong inputs by path, with the reason in Dutch. */
  readonly fields: Readonly<Record<string, string>>
  readonly details: unknown
  /** By which the server's log and traces have the call; null when there was no answer. */
  readonly requestId: string | null
  /** Null when the request was neither cancelled nor timed out. */
  readonly abortReason: AbortReason | null

  constructor(parts: ApiErrorParts) {
    super(parts.message)
    this.code = parts.code
    this.status = parts.status
    this.originalMessage = parts.originalMessage ?? parts.message
    this.fields = parts.fields ?? {}
    this.details = parts.details
    this.requestId = parts.requestId ?? null
    this.abortReason = parts.abortReason ?? null
  }

  /** Cancelled or timed out: nobody waits for the answer any more. */
  get aborted(): boolean {
    return this.abortReason !== null
  }
}

const NETWORK_MESSAGE = 'Er is een netwerkfout opgetreden. Probeer het nogmaals.'
const defaultMessages: Record<number, string> = {
  500: 'Er ging iets fout bij het verwerken van je verzoek.',
  502: 'De server is tijdelijk niet beschikbaar, probeer het over een ogenblik nogmaals.',
}
const UNEXPECTED_MESSAGE = 'Er is een onverwachte fout opgetreden.'

/** The error of an answer that is not 2xx and says `body`, whatever that is (specification, section 8). */
export function errorFromAnswer(status: number, body: unknown, requestId: string | null = null): ApiError {
  const said = readWireError(body)
  if (said && said.message !== '') {
    const { code, message, fields, details } = said
    return new ApiError({ code, status, message, details, requestId, ...(fields && { fields }) })
  }
  return new ApiError({
    code: said?.code ?? (status === 500 ? 500 : -1),
    status,
    message: defaultMessages[status] ?? UNEXPECTED_MESSAGE,
    originalMessage: '',
    requestId,
  })
}

/** The error of a request that got no answer at all, or half of one. */
export function errorFromFailure(cause: unknown, abortReason: AbortReason | null): ApiError {
  const originalMessage = cause instanceof Error ? cause.message : String(cause)
  return new ApiError({ code: -1, status: 0, message: NETWORK_MESSAGE, originalMessage, abortReason })
}

/** The error of an answer that says it went well but cannot be read. */
export function errorFromUnreadable(status: number, cause: unknown): ApiError {
  return new ApiError({ code: -1, status, message: UNEXPECTED_MESSAGE, originalMessage: String(cause) })
}

/** What the server said, followed by the code in parentheses; -1 when there is none (specification, section 8). */
export const messageWithCode = ({ message, code }: Pick<ApiError, 'message' | 'code'>): string => `${message} (${code})`

/** Whether the message says no more than that it went wrong: a screen that could not load has a better text. */
export const isGenericMessage = ({ status, originalMessage }: Pick<ApiError, 'status' | 'originalMessage'>): boolean =>
  status === 0 || status >= 500 || originalMessage === ''
