import type { RegisteredCompany } from '@klopt/api-client/contract'
import { isIsoDate } from '@klopt/validators'
import * as v from 'valibot'

const text = v.nullish(v.string())
/** Numbers of houses come as numbers, and as text from older profiles. */
const houseNumber = v.nullish(v.union([v.number(), v.string()]))

const address = v.object({
  /** `bezoekadres` or `correspondentieadres`. */
  type: v.string(),
  /** `Ja` where the register keeps it from the public. */
  indAfgeschermd: text,
  straatnaam: text,
  huisnummer: houseNumber,
  huisletter: text,
  huisnummerToevoeging: text,
  postbusnummer: houseNumber,
  postcode: text,
  plaats: text,
  land: text,
})
type Address = v.InferOutput<typeof address>

/** What is used of a profile as the register describes it (`api_basisprofiel.yaml`, version 1.5). */
export const profile = v.object({
  kvkNummer: v.string(),
  naam: v.string(),
  /** Days as `20260131`. */
  materieleRegistratie: v.nullish(v.object({ datumEinde: text })),
  _embedded: v.nullish(
    v.object({
      hoofdvestiging: v.nullish(v.object({ adressen: v.nullish(v.array(address)) })),
      eigenaar: v.nullish(v.object({ adressen: v.nullish(v.array(address)) })),
    }),
  ),
})
type Profile = v.InferOutput<typeof profile>

/** The company of a profile: where it is visited, else where it gets its post. */
export function companyOf({ naam, materieleRegistratie, _embedded: parts }: Profile): RegisteredCompany {
  const all = [...(parts?.hoofdvestiging?.adressen ?? []), ...(parts?.eigenaar?.adressen ?? [])]
  const open = all.filter(({ indAfgeschermd: hidden }) => hidden?.toLowerCase() !== 'ja')
  const visited = open.find(({ type }) => type === 'bezoekadres')
  const endedOn = dayOf(materieleRegistratie?.datumEinde)
  return { name: naam.trim(), address: addressOf(visited ?? open[0]), endedOn }
}

function addressOf(found: Address | undefined): RegisteredCompany['address'] {
  if (!found?.postcode || !found.plaats || (found.land ?? 'Nederland') !== 'Nederland') return null
  const street = streetOf(found)
  const postcode = found.postcode.replace(/^(\d{4})\s*([A-Z]{2})$/, '$1 $2')
  return street === null ? null : { street, postcode, city: found.plaats }
}

/** `Kerkstraat 12a-3`, or `Postbus 300`. */
function streetOf({ straatnaam, huisnummer, huisletter, huisnummerToevoeging: more, postbusnummer }: Address) {
  if (straatnaam && huisnummer) {
    const letter = huisletter ? huisletter.toLowerCase() : ''
    return `${straatnaam} ${huisnummer}${letter}${more ? `-${more}` : ''}`
  }
  return postbusnummer ? `Postbus ${postbusnummer}` : null
}

function dayOf(digits: string | null | undefined): string | null {
  const day = digits?.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
  return day !== undefined && isIsoDate(day) ? day : null
}
