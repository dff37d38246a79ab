import type { ApiError } from '@klopt/api-client'
import * as v from 'valibot'

/** The router reads digits as a number; a text is meant. */
const text = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((value) => String(value)),
      v.minLength(1),
      v.maxLength(2000),
    ),
  ),
  undefined,
)

/** Ours: the administration that asked, and what cannot be guessed. */
const STATE = /^([1-9]\d{0,14})\.[\w-]+$/
const state = v.fallback(v.optional(v.pipe(v.string(), v.regex(STATE), v.maxLength(200))), undefined)

const bankAnswer = v.object({ state, code: text, error: text, error_description: text })
/** What the provider adds to the address it sends people back to. */
export type BankAnswer = v.InferOutput<typeof bankAnswer>

export const readBankAnswer = (raw: Record<string, unknown>): BankAnswer => v.parse(bankAnswer, raw)

/** What came of the question for consent. */
export type Outcome =
  | { readonly kind: 'given'; readonly administrationId: number; readonly state: string; readonly code: string }
  | { readonly kind: 'refused' | 'cancelled' | 'failed' | 'unreadable'; readonly administrationId: number | null }

/** Reads what the bank answered. */
export function outcomeOf({ state, code, error, error_description: description }: BankAnswer): Outcome {
  const administrationId = askedBy(state)
  if (error !== undefined) return { kind: kindOf(error, description), administrationId }
  if (administrationId === null || state === undefined || code === undefined)
    return { kind: 'unreadable', administrationId }
  return { kind: 'given', administrationId, state, code }
}

/** Enable Banking says `access_denied` both of who refused and of who went back; its words tell which. */
function kindOf(error: string, description: string | undefined): 'refused' | 'cancelled' | 'failed' {
  if (error !== 'access_denied') return 'failed'
  return /cancel/i.test(description ?? '') ? 'cancelled' : 'refused'
}

function askedBy(state: string | undefined): number | null {
  const found = STATE.exec(state ?? '')
  return found ? Number(found[1]) : null
}

/** Why the server does not take an answer: what can be done about it differs. */
export function refusalOf({ status, code }: Pick<ApiError, 'status' | 'code'>): 'expired' | 'other-user' | 'again' {
  if (code === CONSENT_EXPIRED) return 'expired'
  // Whoever may not see the administration is somebody else too.
  if (code === CONSENT_OF_OTHER || status === 403 || status === 404) return 'other-user'
  return 'again'
}

const CONSENT_EXPIRED = 90330
const CONSENT_OF_OTHER = 90331
