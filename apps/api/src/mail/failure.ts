import { oneLine } from './one-line.ts'

/** Why a mail was not taken. */
export interface MailFailure {
  /** Whether trying again is of no use. */
  readonly isFinal: boolean
  /** Whether it broke here, such as in drawing a PDF, before or beside any mail server. */
  readonly isOurs: boolean
  /** What happened, to who sent it. */
  readonly words: string
}

/** What nodemailer says of an answer that was no yes. */
interface SmtpError extends Error {
  readonly code?: string
  readonly responseCode?: number
  readonly response?: string
  readonly command?: string
}

const unreachable = new Set(['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ECONNREFUSED', 'ECONNRESET', 'EPROTOCOL'])
/** Answers about us and not about this mail: log in first, may not log in, encrypt first. */
const aboutUs = new Set([530, 534, 535, 538])
const LONGEST_REPLY = 200
const forNow = { isFinal: false, isOurs: false } as const

/**
 * Whether a failure is for good, and the words for it. Only what the mail server says of this mail or its receiver with
 * a 5xx is for good; a server that is away or wrongly set up is mended by somebody, and the mail then goes.
 */
export function failureOf(error: unknown): MailFailure {
  const { code = '', responseCode, response = '' } = error as SmtpError
  if (code === 'EAUTH' || (responseCode !== undefined && aboutUs.has(responseCode))) {
    return { ...forNow, words: 'De mailserver laat Klopt niet versturen.' }
  }
  const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (isAboutMail && responseCode !== undefined) {
    const isFinal = responseCode >= 500
    const refusal = isFinal ? 'weigert de e-mail' : 'neemt de e-mail nu niet aan'
    return {
      isFinal,
      isOurs: false,
      words: `De mailserver ${refusal}: “${oneLine(response).slice(0, LONGEST_REPLY)}”.`,
    }
  }
  if (unreachable.has(code)) return { ...forNow, words: 'De mailserver is niet bereikbaar.' }
  return { isFinal: false, isOurs: true, words: 'De e-mail kon niet worden verstuurd.' }
}
