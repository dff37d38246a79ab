import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { formatEuro } from '@klopt/validators'

type Expected = ResponseOf<typeof contract.reports.cashFlow>['expected']

/** Why the balance of the books is not that of the bank: lines that wait, and what it is with them. */
export function waitingSentence({ openingCents, waiting }: Pick<Expected, 'openingCents' | 'waiting'>): string {
  const lines = waiting.count === 1 ? '1 bankregel is' : `${waiting.count} bankregels zijn`
  return `${lines} nog niet verwerkt. Daarmee staat er vandaag ${formatEuro(openingCents + waiting.cents)}.`
}
