import { kvkNumber, vatNumber } from '@klopt/validators'
import type { SourceContact } from './contents.ts'

/** A contact that the books have. */
export interface KnownContact {
  readonly id: number
  readonly name: string
  readonly postcode: string
  readonly kvkNumber: string | null
  readonly vatNumber: string | null
}

export interface MatchedContact {
  readonly source: SourceContact
  /** The contact of the books that it is; null when it is new. */
  readonly contactId: number | null
  /** An earlier one of the file that it is the same as, by its id in the file. */
  readonly sameAs: string | null
}

type Identity = Pick<KnownContact, 'name'> & {
  readonly postcode: string | null
  readonly kvkNumber: string | null
  readonly vatNumber: string | null
}

/**
 * Which contacts of an audit file are there already, or stand in it more than once: by VAT number, else number of the trade
 * register, else name with postcode. Two with another VAT number are two, however they are named.
 */
export function matchContacts(sources: readonly SourceContact[], known: readonly KnownContact[]): MatchedContact[] {
  const ours = new Map<string, KnownContact>()
  for (const contact of known) for (const key of keysOf(contact)) if (!ours.has(key)) ours.set(key, contact)
  const earlier = new Map<string, SourceContact>()
  return sources.map((source) => {
    const keys = keysOf(source)
    const mine = firstOf(keys, ours, source)
    const same = mine === null ? firstOf(keys, earlier, source) : null
    if (same === null) for (const key of keys) if (!earlier.has(key)) earlier.set(key, source)
    return { source, contactId: mine?.id ?? null, sameAs: same?.id ?? null }
  })
}

function firstOf<T extends Identity>(keys: readonly string[], found: ReadonlyMap<string, T>, own: Identity): T | null {
  for (const key of keys) {
    const other = found.get(key)
    if (other && !differs(vatOf(own), vatOf(other))) return other
  }
  return null
}

const differs = (a: string | null, b: string | null): boolean => a !== null && b !== null && a !== b

function keysOf(contact: Identity): string[] {
  const vat = vatOf(contact)
  const kvk = kvkNumber(contact.kvkNumber)
  const name = contact.name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const postcode = contact.postcode?.replace(/\s/g, '').toUpperCase() ?? '' // zero: it has none
  return [
    ...(vat === null ? [] : [`vat ${vat}`]),
    ...(kvk.ok && kvk.value ? [`kvk ${kvk.value}`] : []),
    `name ${name} ${postcode}`,
  ]
}

function vatOf(contact: Identity): string | null {
  const checked = vatNumber(contact.vatNumber)
  return checked.ok ? checked.value : null
}
