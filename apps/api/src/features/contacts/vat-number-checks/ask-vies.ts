import * as v from 'valibot'

/** What the service said of a number. */
export interface ViesAnswer {
  readonly isValid: boolean
  readonly consultationNumber: string | null
  readonly traderName: string | null
  readonly traderAddress: string | null
}

/** That there is no answer, which says nothing about the number. */
export class ViesUnanswered extends Error {}

/** That the service itself said nothing that can be read: it is not only the register of one country that is away. */
export class ViesSilent extends ViesUnanswered {}

/** An answer of the service, as its own description (swagger_publicVAT.yaml) and published answers have it. */
const answered = v.object({
  countryCode: v.string(),
  vatNumber: v.string(),
  valid: v.boolean(),
  requestIdentifier: v.nullish(v.string()),
  name: v.nullish(v.string()),
  address: v.nullish(v.string()),
})
const refused = v.object({ errorWrappers: v.pipe(v.array(v.object({ error: v.string() })), v.minLength(1)) })

/** What the service says when it does not know the number of who asks: the other number can be asked about without it. */
const UNKNOWN_REQUESTER = 'INVALID_REQUESTER_INFO'
const MAX_ANSWER_BYTES = 64 * 1024

/** Where the service is, and what ends the waiting for it: each question gets a signal of its own. */
export interface ViesService {
  readonly url: URL
  readonly untilTired: () => AbortSignal
}

/**
 * Asks VIES (`POST check-vat-number`) about a number; who asks names their own number, which gives a consultation number.
 * Throws `ViesUnanswered` for anything that is no answer about the number: a country's register is often away.
 */
export async function askVies(
  service: ViesService,
  { vatNumber, requester }: { vatNumber: string; requester: string | null },
): Promise<ViesAnswer> {
  const [countryCode, number] = [vatNumber.slice(0, 2), vatNumber.slice(2)]
  const body = {
    countryCode,
    vatNumber: number,
    ...(requester !== null && { requesterMemberStateCode: requester.slice(0, 2), requesterNumber: requester.slice(2) }),
  }
  const told = await post(service, body)
  const refusal = v.safeParse(refused, told)
  if (refusal.success) {
    const reason = refusal.output.errorWrappers[0]?.error
    if (reason === UNKNOWN_REQUESTER && requester !== null) return askVies(service, { vatNumber, requester: null })
    throw new ViesUnanswered(reason)
  }
  const answer = v.safeParse(answered, told)
  if (!answer.success) throw new ViesUnanswered('an answer of another form')
  const { output } = answer
  if (output.countryCode !== countryCode || output.vatNumber !== number)
    throw new ViesUnanswered('an answer about another number')
  return {
    isValid: output.valid,
    consultationNumber: textOrNull(output.requestIdentifier),
    traderName: textOrNull(output.name),
    traderAddress: textOrNull(output.address),
  }
}

async function post({ url, untilTired }: ViesService, body: object): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: untilTired(),
    })
    const told: unknown = JSON.parse(await shortText(response))
    // A refusal says why it is one, whatever its status; a fault is no answer, whatever it says of a number.
    if (!response.ok && !v.is(refused, told)) throw new Error(`status ${response.status}`)
    return told
  } catch (error) {
    throw new ViesSilent('no answer', { cause: error })
  }
}

/** An answer that goes on and on is not read to its end. */
async function shortText(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > MAX_ANSWER_BYTES) throw new Error('the answer is too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Countries that tell nothing of a trader answer dashes. */
const textOrNull = (text: string | null | undefined): string | null => {
  const trimmed = text?.trim()
  return trimmed === undefined || trimmed === '' || /^-+$/.test(trimmed) ? null : trimmed
}
