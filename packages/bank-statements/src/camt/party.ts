import { ibanOrNull } from '../text/iban.ts'
import { squeezeOrNull } from '../text/squeeze.ts'
import { find, textAt, type Element } from './element.ts'

export interface Counterparty {
  counterpartyName: string | null
  counterpartyIban: string | null
}

/**
 * The other side: for money that comes in the debtor, for money that goes out the creditor.
 * A reversal keeps the roles of the payment it reverses, which went the other way. Where a bank
 * nevertheless put the account itself on that side, the other side is meant.
 */
export function counterpartyOf(
  details: Element | undefined,
  sign: 1 | -1,
  isReversal: boolean,
  ownIban: string | null,
): Counterparty {
  const parties = find(details, 'RltdPties')
  const [side, opposite] = (sign === 1) === isReversal ? ['Cdtr', 'Dbtr'] : ['Dbtr', 'Cdtr']
  const expected = partyOf(parties, side as Side)
  const isSelf = ownIban !== null && expected.counterpartyIban === ownIban
  if (!isSelf && !(isReversal && isAbsent(expected))) return expected
  const other = partyOf(parties, opposite as Side)
  return isAbsent(other) || other.counterpartyIban === ownIban ? expected : other
}

function isAbsent({ counterpartyIban, counterpartyName }: Counterparty): boolean {
  return counterpartyIban === null && counterpartyName === null
}

type Side = 'Cdtr' | 'Dbtr'

/** Newer versions put the name one level deeper, in `Pty` or `Agt`. */
function partyOf(parties: Element | undefined, side: Side): Counterparty {
  const party = find(parties, side)
  const ultimate = find(parties, `Ultmt${side}`)
  const name =
    textAt(party, 'Nm') ??
    textAt(party, 'Pty/Nm') ??
    textAt(party, 'Agt/FinInstnId/Nm') ??
    textAt(ultimate, 'Nm') ??
    textAt(ultimate, 'Pty/Nm')
  const account = find(parties, `${side}Acct/Id`)
  return {
    counterpartyName: squeezeOrNull(name),
    counterpartyIban: ibanOrNull(textAt(account, 'IBAN') ?? textAt(account, 'Othr/Id')),
  }
}
