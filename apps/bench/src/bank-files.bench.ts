import { readBankFile } from '@klopt/bank-statements'
import { writeCamt053, writeMt940 } from '@klopt/bank-statements/testing'
import { parseCamt053 } from 'camt-parser'
import mt940js from 'mt940js'
import type { Row } from './bench.ts'
import { interleave, millisecondsOf } from './measure/interleave.ts'
import { ratioOf, spreadOf } from './measure/spread.ts'
import { sampleStatement } from './sample-statement.ts'

export const name = 'bank-files'
export const goal = 'MT940 and CAMT.053 are read at least as fast as mt940js and camt-parser read them'

const lineCount = 10_000
const rounds = 9

/** Both sides start from bytes and must find every line. */
export async function run(): Promise<Row[]> {
  const statement = sampleStatement(lineCount)
  return [
    await compare('MT940', writeMt940(statement), 'mt940js', (text) => {
      return new mt940js.Parser().parse(text)[0]?.transactions.length
    }),
    await compare('CAMT.053', writeCamt053(statement), 'camt-parser', async (text) => {
      return (await parseCamt053(text)).statements[0]?.transactions.length
    }),
  ]
}

type Count = (text: string) => number | undefined | Promise<number | undefined>

async function compare(format: string, text: string, peer: string, countOfPeer: Count): Promise<Row> {
  const bytes = new TextEncoder().encode(text)
  const megabytesPerSecond = async (count: () => ReturnType<Count>) => {
    let found: number | undefined
    const elapsedMs = await millisecondsOf(async () => void (found = await count()))
    if (found !== lineCount) throw new Error(`${format}: ${found} lines were read instead of ${lineCount}`)
    return bytes.length / 1000 / elapsedMs
  }
  const contenders = {
    ours: () => megabytesPerSecond(() => countOfOurs(bytes)),
    peer: () => megabytesPerSecond(() => countOfPeer(new TextDecoder().decode(bytes))),
  }
  await interleave(2, contenders)
  const figures = await interleave(rounds, contenders)
  const ratio = ratioOf(figures.ours, figures.peer)
  return {
    what: `read ${format}`,
    ours: `${spreadOf(figures.ours).median.toFixed(1)} MB/s`,
    beside: `${spreadOf(figures.peer).median.toFixed(1)} MB/s ${peer}`,
    ratio,
    goal: '>= 1 x',
    met: ratio.median >= 1,
  }
}

function countOfOurs(bytes: Uint8Array): number | undefined {
  const result = readBankFile(bytes)
  return result.ok ? result.statements[0]?.lines.length : undefined
}
