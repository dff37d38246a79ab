import type { Candidate, KnownSupplier } from '../../proposal-types.ts'
import type { Value } from '../../read-document.ts'
import type { ValueType } from '../../values/found.ts'
import { candidateOf, ranked } from '../candidates.ts'
import type { Document } from '../document.ts'
import { hintScore } from '../hint-score.ts'
import { proofOf } from '../proof.ts'
import { ownDomain } from './names.ts'
import { isIn, type OwnBlock } from './own-block.ts'
import { must } from '../../must.ts'

export interface Identity {
  kvkNumber: Candidate<string>[]
  vatNumber: Candidate<string>[]
  iban: Candidate<string>[]
  postcode: Candidate<string>[]
  emailAddress: Candidate<string>[]
}

const KNOWN = 0.3
const IN_OWN_BLOCK = 0.4

/** What the document says of its supplier; what is the administration's own never is among it. */
export function rankIdentity(
  document: Document,
  blocks: readonly OwnBlock[],
  supplier: KnownSupplier | null,
): Identity {
  const { own } = document.context
  const rank = (type: ValueType, ours: string | null, known: string | null, scoreOf: (value: Value) => number) =>
    ranked(
      document
        .valuesOf(type)
        .filter(({ value }) => !isSame(String(value), ours))
        .map((value) => {
          const bonus = isSame(String(value.value), known) ? KNOWN : 0
          return candidateOf(String(value.value), value, scoreOf(value) + bonus)
        }),
    )
  return {
    kvkNumber: rank('CHAMBER_OF_COMMERCE_NUMBER', own.kvkNumber, supplier?.kvkNumber ?? null, (value) =>
      kvkScore(document, value),
    ),
    vatNumber: rank('VAT_NUMBER', own.vatNumber, supplier?.vatNumber ?? null, ({ score }) => 0.7 * score),
    iban: rank('IBAN', own.iban, supplier?.iban ?? null, (value) => ibanScore(document, value)),
    postcode: rank('POSTAL_CODE', own.postcode, null, (value) => postcodeScore(document, blocks, value)),
    emailAddress: rank('EMAIL_ADDRESS', own.emailAddress, supplier?.emailAddress ?? null, (value) =>
      emailScore(document, value),
    ),
  }
}

function isSame(value: string, other: string | null): boolean {
  return other !== null && other.replace(/[ .]/g, '').toUpperCase() === value.toUpperCase()
}

/** Eight bare digits need a label above them, and no label of another number. */
function kvkScore(document: Document, value: Value): number {
  if (value.score > 0.5) return 0.8
  const proof = proofOf(document.evidenceOf(value), { kvkNumber: 1 })
  return 0.15 + 0.55 * proof + hintScore(document, 'kvkNumber', value)
}

/** A blocked account takes a part for wages and tax; the rest goes to the usual one. */
function ibanScore(document: Document, value: Value): number {
  const isBlocked = /(?<![a-z])g-?rek/i.test(
    must(document.rows[value.row], 'the row of an account').stretch.text.slice(0, 200),
  )
  return 0.7 * value.score - (isBlocked ? 0.2 : 0) + hintScore(document, 'iban', value)
}

/** A supplier writes its own address at the top or the bottom of the page, that of the customer in between. */
function postcodeScore(document: Document, blocks: readonly OwnBlock[], value: Value): number {
  const { top } = value.box
  const place = value.page > 0 ? 0 : top < 0.12 || top > 0.85 ? 0.15 : top < 0.2 ? 0.05 : 0
  const fewer = 0.2 / Math.max(1, document.valuesOf('POSTAL_CODE').length)
  const isOtherNumber = document
    .evidenceOf(value)
    .some(({ kind, strength }) => kind === 'otherNumber' && strength > 0.7)
  const penalty = isIn(blocks, value.page, value.box) ? IN_OWN_BLOCK : 0
  return (
    0.3 * value.score + place + fewer - penalty - (isOtherNumber ? 0.3 : 0) + hintScore(document, 'postcode', value)
  )
}

/** Of several addresses the one about money is the best; one of our own colleagues is not theirs. */
function emailScore(document: Document, { value }: Value): number {
  const address = String(value)
  const domain = ownDomain(address)
  if (domain !== null && domain === ownDomain(document.context.own.emailAddress)) return 0
  return /^(?:admin|fact|fin|boekhoud|debiteur|invoice|billing|rekening|credit)/.test(address) ? 0.65 : 0.55
}
