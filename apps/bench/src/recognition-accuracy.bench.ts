import { createDocumentReader, type DocumentReader } from '@klopt/api/bench'
import { judge, type Medium, type Verdict } from './accuracy/judge.ts'
import { verdictLines } from './accuracy/verdict-lines.ts'
import type { Row, RunOptions } from './bench.ts'
import { measuringSet, printedKinds, type Sample } from './documents/index.ts'
import { resource } from './measure/resources.ts'

export const name = 'recognition-accuracy'
export const goal = 'what is printed is offered to pick, and the right total and number are proposed'

const perLayout = 6
const leastCandidates: Readonly<Record<Medium, number>> = { text: 0.97, scan: 0.9 }
const leastOfField = { total: 0.9, 'invoice number': 0.85 } as const
const media = { text: 'PDF with text', scan: 'scan' } as const

export async function run({ quick, verbose, seed }: RunOptions): Promise<Row[]> {
  const reader = createDocumentReader()
  await using _ = resource({}, () => reader.close())
  const verdicts: Verdict[] = []
  const seen = new Set<string>()
  for (const sample of measuringSet(perLayout, seed)) {
    verdicts.push(...judge('text', sample, await readText(reader, sample)))
    if (quick && seen.has(sample.layout)) continue
    seen.add(sample.layout)
    verdicts.push(...judge('scan', sample, await readScan(reader, sample)))
  }
  if (verbose) console.error(verdictLines(verdicts))
  return (['text', 'scan'] as const).flatMap((medium) => [
    ...printedKinds.map((kind) => rowOf(verdicts, medium, kind, leastCandidates[medium])),
    ...Object.entries(leastOfField).map(([field, least]) => rowOf(verdicts, medium, field, least)),
  ])
}

function readText(reader: DocumentReader, sample: Sample) {
  return reader.read({ bytes: sample.pdf, mimeType: 'application/pdf', context: contextOf(sample) }, async () => {})
}

async function readScan(reader: DocumentReader, sample: Sample) {
  return reader.read({ ...(await sample.scan()), context: contextOf(sample) }, async () => {})
}

/** Nothing is known of the supplier yet, as with its first document. */
function contextOf({ today, own }: Sample) {
  const { name: ownName, kvkNumber, vatNumber, iban, postcode, email } = own
  return { today, own: { name: ownName, kvkNumber, vatNumber, iban, postcode, emailAddress: email }, suppliers: [] }
}

function rowOf(verdicts: readonly Verdict[], medium: Medium, what: string, least: number): Row {
  const own = verdicts.filter((verdict) => verdict.medium === medium && verdict.what === what)
  const found = own.filter((verdict) => verdict.isFound).length
  const share = found / own.length
  const ratio = share / least
  return {
    what: `${what}, ${media[medium]}`,
    ours: `${(share * 100).toFixed(1)}% of ${own.length}`,
    beside: `${least * 100}% at least`,
    ratio: { median: ratio, min: ratio, max: ratio },
    goal: '>= 1 x',
    met: share >= least,
  }
}
