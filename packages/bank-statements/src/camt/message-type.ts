import { Refusal } from '../refusal.ts'

/** The messages that tell of bookings on an account, by the element that each account has one of. */
const CONTAINERS = { Stmt: 'camt053', Rpt: 'camt052', Ntfctn: 'camt054' } as const

export type CamtFormat = (typeof CONTAINERS)[keyof typeof CONTAINERS]

const OTHER_MESSAGES: Readonly<Record<string, string>> = {
  CstmrCdtTrfInitn: 'een betaalopdracht (SEPA), geen afschrift',
  CstmrDrctDbtInitn: 'een incasso-opdracht (SEPA), geen afschrift',
}

const STATUS_REPORT = 'CstmrPmtStsRpt'

/** The message whose bookings an element holds; null for any other element. */
export function camtFormatOf(name: string): CamtFormat | null {
  return Object.hasOwn(CONTAINERS, name) ? CONTAINERS[name as keyof typeof CONTAINERS] : null
}

/** Refuses a message that tells of no bookings. Elements outside the message, such as an envelope, pass. */
export function assertCamtMessage(name: string): void {
  if (name === STATUS_REPORT) {
    throw new Refusal(
      'wrong_message',
      'Dit is een statusrapport (pain.002): wat je bank van een incasso- of betaalbestand weigerde, geen afschrift. ' +
        'Lees het bij Facturen, Te incasseren, onder Incassobestanden met de knop Lees weigeringen.',
    )
  }
  const other = OTHER_MESSAGES[name]
  if (other === undefined) return
  throw new Refusal('wrong_message', `Dit is ${other}. Download bij je bank het dagafschrift in het formaat CAMT.053.`)
}
