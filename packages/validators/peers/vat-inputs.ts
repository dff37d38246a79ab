import fc from 'fast-check'
import { VAT_RULES } from '../src/vat-rules.ts'

const SEED = 20_261_121
const SAMPLES = 3000

/** Texts in the shape of every country's number; fast-check makes them from the expressions without their look-aheads. */
function inputsOf(country: string, shape: RegExp): string[] {
  const plain = new RegExp(shape.source.replace(/\(\?!(?:[^()]|\([^()]*\))*\)/g, ''))
  return fc.sample(fc.stringMatching(plain), { numRuns: SAMPLES, seed: SEED }).map((body) => country + body)
}

/** The same number as people type it or as a machine spoils it. */
function variantsOf(text: string): string[] {
  const body = text.slice(2)
  return [text.toLowerCase(), `${text.slice(0, 2)} ${body.replace(/.{3}/g, '$&.')}`, `${text}\n`, `${text}\t`, body]
}

const ZEROS = [
  'U00000000',
  '00000000',
  '000000000',
  '0000000000',
  '00000000000',
  '00000000000W',
  '0000000W',
  '00000000T',
]
const OTHERS = [
  'FR32123456789',
  'GB980780684',
  'NO974760673MVA',
  'CHE107787577',
  'BE411905847',
  'NL822667800B00',
  'EL27408226',
  'IE3206488LH',
]

export function vatInputs(): string[] {
  const regular = [...VAT_RULES].flatMap(([country, [shape]]) => inputsOf(country, shape))
  const zeros = [...VAT_RULES.keys()].flatMap((country) => ZEROS.map((body) => country + body))
  const known = ['NL822667800B01', 'BE0411905847', 'DE136695976', 'FI20774740', 'LU\u{ff12}6166606', 'f\u0131 20774740']
  return [...regular, ...zeros, ...OTHERS, ...known, ...known.flatMap(variantsOf)]
}
