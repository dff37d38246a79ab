import type { RefusalReason } from './types.ts'

/** Stops reading a file. The message is Dutch and says what happened, why and what to do. */
export class Refusal extends Error {
  readonly reason: RefusalReason
  readonly line: number | undefined

  constructor(reason: RefusalReason, message: string, line?: number) {
    super(message)
    this.name = 'Refusal'
    this.reason = reason
    this.line = line
  }
}

const DOWNLOAD_AGAIN = 'Download het opnieuw bij je bank en probeer het nog eens.'

export function truncated(line?: number): Refusal {
  return new Refusal(
    'truncated',
    `Dit bestand houdt te vroeg op: het einde ontbreekt, dus mogelijk ook boekingen. ${DOWNLOAD_AGAIN}`,
    line,
  )
}

/** @param what a Dutch noun phrase for what could not be read, such as `het bedrag "12,x"`. */
export function damaged(what: string, line?: number): Refusal {
  const where = line === undefined ? '' : ` op regel ${line}`
  return new Refusal(
    'damaged',
    `Dit bestand is beschadigd of aangepast: ${what}${where} is niet te lezen. ${DOWNLOAD_AGAIN}`,
    line,
  )
}

/** Amounts of one account are all in its currency. */
export function otherCurrency(currency: string, other: string): Refusal {
  return new Refusal(
    'damaged',
    `In dit bestand staat een bedrag in ${other}, terwijl de rekening in ${currency} is: zo is niet zeker wat er is geboekt. ` +
      DOWNLOAD_AGAIN,
  )
}

/** More parts than any statement has: only a file made to exhaust memory has them. */
export function tooManyParts(): Refusal {
  return new Refusal(
    'too_large',
    'Dit bestand bevat te veel regels om in één keer te lezen. Kies bij je bank een kortere periode.',
  )
}

export function unknownFormat(detail = ''): Refusal {
  const lead = detail === '' ? 'Dit bestand is geen bankafschrift dat Klopt kent.' : detail
  return new Refusal('unknown_format', `${lead} Download bij je bank een bestand in het formaat CAMT.053 of MT940.`)
}
