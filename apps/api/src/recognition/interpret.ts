import {
  propose,
  recognise,
  type Proposal,
  type ProposalContext,
  type SourceWord,
  type Vertex,
} from '@klopt/recognition'
import type { Content } from './read-content.ts'
import type { Untilt } from './straighten.ts'

/** What is kept of a reading. The large parts are JSON already, so that the server only passes them on. */
export interface Interpretation {
  readonly words: string
  readonly ocrData: string
  readonly proposal: string
  readonly summary: {
    readonly supplierName: string | null
    readonly invoiceDate: string | null
    /** Negative for a credit invoice; null for one that is not in euros. */
    readonly grossCents: number | null
  }
}

/** Makes values and a proposal of what was read, on straight lines, and puts them where they stand on the page. */
export function interpret({ words, untilts, invoice }: Content, context: ProposalContext): Interpretation {
  const proposal = invoice ?? propose(words, context)
  return {
    words: JSON.stringify(words.map((word) => shownWord(word, untilts.get(word.page)))),
    ocrData: JSON.stringify(recognise(words), showing(untilts)),
    proposal: JSON.stringify(proposal, showing(untilts)),
    summary: summaryOf(proposal),
  }
}

function summaryOf({ kind, currency, supplier, invoiceDate, grossCents }: Proposal): Interpretation['summary'] {
  const sign = kind === 'credit_invoice' ? -1 : 1
  return {
    supplierName: supplier.name?.value ?? null,
    invoiceDate: invoiceDate?.value ?? null,
    grossCents: grossCents === null || currency !== 'EUR' ? null : sign * grossCents.value,
  }
}

/** A box stays a box: as wide and high as where its middle line and its sides go. */
function shownWord(word: SourceWord, untilt: Untilt | undefined): SourceWord {
  if (untilt === undefined) return word
  const [middleX, middleY] = [word.x + word.width / 2, word.y + word.height / 2]
  const middle = untilt({ x: middleX, y: middleY })
  const [side, foot] = [untilt({ x: word.x + word.width, y: middleY }), untilt({ x: middleX, y: word.y + word.height })]
  const halfWidth = Math.max(Math.abs(side.x - middle.x), Math.abs(foot.x - middle.x))
  const halfHeight = Math.max(Math.abs(side.y - middle.y), Math.abs(foot.y - middle.y))
  return { ...word, x: middle.x - halfWidth, y: middle.y - halfHeight, width: 2 * halfWidth, height: 2 * halfHeight }
}

/** A replacer of JSON: whatever has a page and corners gets them back as the page is shown. */
function showing(untilts: ReadonlyMap<number, Untilt>) {
  if (untilts.size === 0) return undefined
  return (_key: string, value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || !('page' in value)) return value
    const untilt = untilts.get(value.page as number)
    if (untilt === undefined) return value
    const turn = (vertices: readonly Vertex[]) => vertices.map(({ x = 0, y = 0 }) => untilt({ x, y }))
    if ('vertices' in value) return { ...value, page: value.page, vertices: turn(value.vertices as Vertex[]) }
    if ('boundingPoly' in value) {
      const { vertices } = value.boundingPoly as { vertices: Vertex[] }
      return { ...value, boundingPoly: { vertices: turn(vertices) } }
    }
    return value
  }
}
