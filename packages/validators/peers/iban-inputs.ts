import fc from 'fast-check'
import { structureOf } from '../src/iban-registry.ts'
import { ofKinds, withOneChanged } from '../src/testing/arbitraries.ts'

const CAPITALS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const LENGTHS = [20, 22, 24, 25, 27, 28]
/** The seed is fixed: a differential run is a record of what the peers do, not a search. */
const SEED = 20_261_121

function remainder(country: string, account: string, checkDigits: string): number {
  const number = [...(account + country + checkDigits)].map((sign) => parseInt(sign, 36)).join('')
  return Number(BigInt(number) % 97n)
}

function withCheckDigits(country: string, account: string): string {
  return country + String(98 - remainder(country, account, '00')).padStart(2, '0') + account
}

/** Numbers of one country: right, with a character of the wrong kind, wrong by a digit, and as people type them. */
function inputsOf(country: string, kinds: string): string[] {
  const account = ofKinds(kinds)
  const valid = account.map((text) => withCheckDigits(country, text))
  const wrongKind = fc
    .tuple(account, fc.nat({ max: kinds.length - 1 }), ofKinds('c'))
    .map(([text, at, sign]) => withCheckDigits(country, text.slice(0, at) + sign + text.slice(at + 1)))
  const typed = valid.map((text) => text.toLowerCase().replace(/.{4}/g, '$& '))
  const wrong = withOneChanged(valid, 2).map(({ changed }) => changed)
  const neverIssued = fc
    .tuple(account, fc.constantFrom('00', '01', '99'))
    .filter(([text, checkDigits]) => remainder(country, text, checkDigits) === 1)
    .map(([text, checkDigits]) => country + checkDigits + text)
  return [
    ...fc.sample(valid, { numRuns: 40, seed: SEED }),
    ...fc.sample(wrongKind, { numRuns: 120, seed: SEED }),
    ...fc.sample(wrong, { numRuns: 20, seed: SEED }),
    ...fc.sample(typed, { numRuns: 5, seed: SEED }),
    ...fc
      .sample(valid, { numRuns: 1, seed: SEED })
      .flatMap((text) => [`${text}\n`, text.replace(/.{4}/g, '$&-'), `${text} `]),
    ...fc.sample(neverIssued, { numRuns: 2, seed: SEED }),
  ]
}

/** Numbers of every pair of letters, those of the registry in their own structure and the others in every length. */
export function ibanInputs(): string[] {
  const prefixes = CAPITALS.flatMap((first) => CAPITALS.map((second) => first + second))
  return prefixes.flatMap((country) => {
    const kinds = structureOf(country)?.slice(4)
    if (kinds) return inputsOf(country, kinds)
    return LENGTHS.map((length) => withCheckDigits(country, '0'.repeat(length - 4)))
  })
}
