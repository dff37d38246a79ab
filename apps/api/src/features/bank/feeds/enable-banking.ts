import { createSign } from 'node:crypto'
import * as v from 'valibot'
import type { EnableBankingSettings } from '../../../config/settings.ts'
import { FeedError, type BankFeed, type FeedFailure } from './bank-feed.ts'
import { bookedLines, transactionPage } from './enable-banking-lines.ts'

const TIMEOUT_MS = 30_000
/** A token is asked for one call. */
const TOKEN_SECONDS = 300
/** What the provider says of a consent that has ended; anything else may pass. */
const ENDED = ['EXPIRED_SESSION', 'CLOSED_SESSION', 'REVOKED_SESSION', 'SESSION_DOES_NOT_EXIST']

const authorisation = v.object({ url: v.pipe(v.string(), v.url(), v.startsWith('https://')) })
const bankList = v.object({
  aspsps: v.array(v.object({ name: v.string(), maximum_consent_validity: v.optional(v.nullable(v.number())) })),
})
const account = v.object({
  uid: v.optional(v.nullable(v.string())),
  account_id: v.optional(v.nullable(v.object({ iban: v.optional(v.nullable(v.string())) }))),
  currency: v.optional(v.nullable(v.string())),
})
const session = v.object({
  session_id: v.string(),
  accounts: v.array(account),
  access: v.object({ valid_until: v.pipe(v.string(), v.isoTimestamp()) }),
})
const problem = v.object({ error: v.optional(v.nullable(v.string())) })

/**
 * Enable Banking's API (https://enablebanking.com/docs/api/reference/): every call carries a token that is signed with the key of the
 * application; accounts are read by what the consent of their owner calls them. Throws FeedError.
 */
export function enableBanking(settings: EnableBankingSettings, now: () => Date): BankFeed {
  const ask = async <Schema extends v.GenericSchema>(
    schema: Schema,
    path: string,
    init: { method?: string; body?: object } = {},
  ): Promise<v.InferOutput<Schema>> => {
    const answer = await send(settings, now(), path, init)
    const parsed = v.safeParse(schema, answer)
    if (!parsed.success) throw new FeedError('unavailable', `an answer that is not as published: ${path}`)
    return parsed.output
  }
  return {
    async banks() {
      const { aspsps } = await ask(bankList, 'aspsps?country=NL&psu_type=business&service=AIS')
      return aspsps.map(({ name, maximum_consent_validity: seconds }) => ({
        name,
        longestConsentMs: seconds ? seconds * 1000 : null,
      }))
    },
    async authorise({ bankName, state, redirectUrl, validUntil }) {
      const body = {
        access: { valid_until: validUntil.toISOString() },
        aspsp: { name: bankName, country: 'NL' },
        state,
        redirect_url: redirectUrl,
        psu_type: 'business',
      }
      return (await ask(authorisation, 'auth', { method: 'POST', body })).url
    },
    async accept(code) {
      const {
        session_id: sessionId,
        access,
        accounts,
      } = await ask(session, 'sessions', { method: 'POST', body: { code } })
      return {
        sessionId,
        validUntil: new Date(access.valid_until),
        accounts: accounts.flatMap(
          ({ uid, account_id: number, currency }) =>
            uid && number?.iban && (currency ?? 'EUR') === 'EUR'
              ? [{ providerId: uid, iban: number.iban.replaceAll(' ', '') }]
              : [], // zero: not told, and most are in euro
        ),
      }
    },
    async linesSince({ providerId }, from, next) {
      const query = new URLSearchParams({ date_from: from, ...(next !== null && { continuation_key: next }) })
      const path = `accounts/${encodeURIComponent(providerId)}/transactions?${query.toString()}`
      const page = await ask(transactionPage, path)
      return { lines: bookedLines(page.transactions), next: page.continuation_key ?? null }
    },
    async end(sessionId) {
      await ask(v.unknown(), `sessions/${encodeURIComponent(sessionId)}`, { method: 'DELETE' })
    },
  }
}

async function send(
  settings: EnableBankingSettings,
  now: Date,
  path: string,
  { method = 'GET', body }: { method?: string; body?: object },
): Promise<unknown> {
  try {
    const answer = await fetch(new URL(path, settings.url), {
      method,
      headers: { authorization: `Bearer ${tokenOf(settings, now)}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body: JSON.stringify(body) }),
    })
    const told: unknown = await answer.json().catch(() => null)
    if (answer.ok) return told
    const error = v.is(problem, told) && told.error ? told.error : 'without a reason'
    throw new FeedError(failureOf(answer.status, error), `Enable Banking answered ${answer.status} ${error}`)
  } catch (error) {
    if (error instanceof FeedError) throw error
    throw new FeedError('unavailable', 'Enable Banking does not answer', { cause: error })
  }
}

function failureOf(status: number, error: string): FeedFailure {
  if (ENDED.includes(error)) return 'consent_ended'
  return status === 429 || error === 'ASPSP_RATE_LIMIT_EXCEEDED' ? 'busy' : 'unavailable'
}

/** A JSON Web Token (RFC 7519) of RS256, whose `kid` is the id of the application. */
function tokenOf({ applicationId, privateKey }: EnableBankingSettings, now: Date): string {
  const at = Math.floor(now.getTime() / 1000)
  const header = { typ: 'JWT', alg: 'RS256', kid: applicationId }
  const claims = { iss: 'enablebanking.com', aud: 'api.enablebanking.com', iat: at, exp: at + TOKEN_SECONDS }
  const signed = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`
}
