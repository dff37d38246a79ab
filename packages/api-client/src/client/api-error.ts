import * as v from 'valibot'
import { wireError } from '../errors/wire-error.ts'

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
  /** Cancelled or timed out: nobody waits for the answer any more. */
  readonly aborted: boolean

  constructor(parts: {
    code: number
    status: number
    message: string
    originalMessage?: string
    fields?: Record<string, string>
    details?: unknown
    aborted?: boolean
  }) {
    super(parts.message)
    this.code = parts.code
    this.status = parts.status
    this.originalMessage = parts.originalMessage ?? parts.message
    this.fields = parts.fields ?? {}
    this.details = parts.details
    this.aborted = parts.aborted ?? false
  }
}

const networkMessage = 'Er is een netwerkfout opgetreden. Probeer het nogmaals.'
const defaultMessages: Record<number, string> = {
  500: 'Er ging iets fout bij het verwerken van je verzoek.',
  502: 'De server is tijdelijk niet beschikbaar, probeer het over een ogenblik nogmaals.',
}
const unexpectedMessage = 'Er is een onverwachte fout opgetreden.'

/** The error of an answer that is not 2xx (specification, section 8). */
export async function errorFromResponse(response: Response): Promise<ApiError> {
  const parsed = v.safeParse(wireError, await readJson(response))
  if (parsed.success && parsed.output.message !== '') {
    const { code, message, fields, details } = parsed.output
    return new ApiError({ code, status: response.status, message, details, ...(fields && { fields }) })
  }
  return new ApiError({
    code: response.status === 500 ? 500 : -1,
    status: response.status,
    message: defaultMessages[response.status] ?? unexpectedMessage,
    originalMessage: '',
  })
}

/** The error of a request that got no answer at all. */
export function errorFromFailure(cause: unknown, aborted: boolean): ApiError {
  const originalMessage = cause instanceof Error ? cause.message : String(cause)
  return new ApiError({ code: -1, status: 0, message: networkMessage, originalMessage, aborted })
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return null
  }
}
