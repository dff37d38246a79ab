import { addDays } from './civil-dates.ts'
import { createDrawing, type Drawing } from './draw.ts'
import type { Layout } from './layout.ts'
import { boxed } from './layouts/boxed.ts'
import { credit } from './layouts/credit.ts'
import { energy } from './layouts/energy.ts'
import { freelancer } from './layouts/freelancer.ts'
import { garage } from './layouts/garage.ts'
import { german } from './layouts/german.ts'
import { giro } from './layouts/giro.ts'
import { hosting } from './layouts/hosting.ts'
import { telecom } from './layouts/telecom.ts'
import { till } from './layouts/till.ts'
import { webshop } from './layouts/webshop.ts'
import { wholesaler } from './layouts/wholesaler.ts'
import type { Person } from './people.ts'
import { createRandom } from './random.ts'
import { scanOf, type Scan } from './scan.ts'
import type { Truth } from './sheet.ts'

export { printedKinds, type PrintedKind } from './ink.ts'
export type { Truth } from './sheet.ts'

/** A document that was made up, with what a person would read in it. */
export interface Sample {
  readonly layout: string
  /** `telecom-3`; also its seed. */
  readonly name: string
  readonly truth: Truth
  /** Who receives it. */
  readonly own: Person
  /** When it is read: some days after it was written. */
  readonly today: string
  readonly pdf: Uint8Array
  scan(): Promise<Scan>
}

const layouts: readonly Layout[] = [
  telecom,
  energy,
  hosting,
  wholesaler,
  garage,
  freelancer,
  credit,
  german,
  till,
  giro,
  boxed,
  webshop,
]

/** The documents that recognition is measured by: so many of each layout, the same for the same seed. */
export function* measuringSet(perLayout: number, seed = ''): Generator<Sample> {
  const drawing = createDrawing()
  for (const layout of layouts) {
    for (let number = 1; number <= perLayout; number += 1)
      yield sampleOf(drawing, layout, `${layout.name}-${seed}${number}`)
  }
}

function sampleOf(drawing: Drawing, layout: Layout, name: string): Sample {
  const random = createRandom(name)
  const { sheet, truth, own } = layout.write(random)
  const pdf = drawing.pdf(layout.name, sheet)
  return {
    layout: layout.name,
    name,
    truth,
    own,
    today: addDays(truth.invoiceDate, random.int(0, 20)),
    pdf,
    scan: () => scanOf(createRandom(`scan of ${name}`), drawing, pdf),
  }
}
