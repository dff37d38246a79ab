import type { RegisteredCompany } from '@klopt/api-client/contract'
import * as v from 'valibot'
import { companyOf, profile } from './register-profile.ts'

/** That there is no answer, which says nothing about the number. */
export class RegisterUnanswered extends Error {}

const TIMEOUT_MS = 8_000
const MAX_ANSWER_BYTES = 1024 * 1024
const NOT_FOUND = 404

/**
 * Asks the trade register for the basic profile of a KvK number (API Basisprofiel, version 1); null when it knows none.
 * Throws `RegisterUnanswered` for anything else that is no profile: a wrong key, too many questions, a register that is away.
 */
export async function askRegister(
  { url, key }: { url: URL; key: string },
  kvkNumber: string,
): Promise<RegisteredCompany | null> {
  const told = await get(new URL(`basisprofielen/${kvkNumber}`, url), key)
  if (told === NOT_FOUND) return null
  const answer = v.safeParse(profile, told)
  if (!answer.success) throw new RegisterUnanswered('an answer of another form')
  if (answer.output.kvkNummer !== kvkNumber) throw new RegisterUnanswered('an answer about another number')
  return companyOf(answer.output)
}

async function get(url: URL, key: string): Promise<unknown> {
  try {
    const response = await fetch(url, {
      headers: { apikey: key, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status === NOT_FOUND) return NOT_FOUND
    if (!response.ok) throw new Error(`status ${response.status}`)
    const text = await response.text()
    if (text.length > MAX_ANSWER_BYTES) throw new Error('the answer is too long')
    const told: unknown = JSON.parse(text)
    return told
  } catch (error) {
    throw new RegisterUnanswered('no answer', { cause: error })
  }
}
