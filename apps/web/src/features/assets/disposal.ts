import type { contract, BodyOf } from '@klopt/api-client/contract'

type Body = BodyOf<typeof contract.assets.dispose>
type Proceeds = NonNullable<Body['proceeds']>

/** A disposal while somebody fills it in. */
export interface DisposalForm {
  way: 'invoice' | 'money' | 'scrapped'
  date: string | null
  proceeds: {
    cents: number | null
    vatCode: NonNullable<Proceeds['vatCode']>
    accountId: number | null
  }
}

/** What was filled in as the wire has it; null while something it needs is missing. */
export function disposalOf({ way, date, proceeds }: DisposalForm): Body | null {
  if (date === null) return null
  if (way !== 'money') return { kind: way === 'scrapped' ? 'scrapped' : 'sold', date, proceeds: null }
  const { cents, vatCode, accountId } = proceeds
  if (cents === null || accountId === null) return null
  return { kind: 'sold', date, proceeds: { cents, vatCode, accountId } }
}
