import type { DueLetter } from '@klopt/api-client/contract'

/** What one contact is to get today. */
export interface DueContact {
  readonly contactId: number
  readonly contactName: string
  /** Null when nothing can be sent. */
  readonly recipient: string | null
  /** 'Herinnering 1, Aanmaning' */
  readonly steps: string
  readonly invoices: readonly { readonly id: number | null; readonly number: string }[]
  readonly openCents: number
  /** What demands ask beside what is open. */
  readonly askedCents: number
}

/** The letters of today by whom they go to: a contact gets all of theirs at once. */
export function dueContacts(letters: readonly DueLetter[]): DueContact[] {
  return [...Map.groupBy(letters, ({ contactId }) => contactId).values()].flatMap((own) => {
    const [first] = own
    if (first === undefined) return []
    const invoices = new Map(
      own.flatMap((letter) => letter.invoices).map((invoice) => [invoice.id ?? invoice.number, invoice]),
    )
    const { contactId, contactName, recipient } = first
    return {
      contactId,
      contactName,
      recipient,
      steps: [...new Set(own.map(({ stepName }) => stepName))].join(', '),
      invoices: [...invoices.values()],
      openCents: sum([...invoices.values()].map(({ openCents }) => openCents)),
      askedCents: sum(
        own.map(({ kind, costsCents, interestCents }) => (kind === 'demand' ? costsCents + interestCents : 0)),
      ),
    }
  })
}

const sum = (amounts: readonly number[]): number => amounts.reduce((before, amount) => before + amount, 0)
