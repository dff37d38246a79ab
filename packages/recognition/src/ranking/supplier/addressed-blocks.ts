import { boxAround, type Box } from '../../layout/box.ts'
import { paragraphsOf, type Paragraph } from '../../layout/paragraphs.ts'
import type { Word } from '../../layout/word.ts'
import type { Document } from '../document.ts'
import type { OwnBlock } from './own-block.ts'

/** What stands over an address of the customer, whatever the customer is called there. */
const ADDRESSED =
  /^(?:factuur|aflever|bezorg|lever|verzend|klant)[- ]?adres|^klantgegevens|^(?:ge)?factu(?:reerd|ur) aan|^(?:invoice|billing|delivery|shipping) address|^(?:billed|bill|ship(?:ped)?|invoiced?|sold) to|^(?:rechnungs|liefer)(?:adresse|anschrift)|^rechnungsempfanger|^adresse de (?:facturation|livraison)|^facture a/i
/** An invoice has a few addresses. */
const MOST = 20
/** White between the label and the address below it, in heights of the label. */
const GAP = 2.5

/** The places below or beside a label such as 'Factuuradres': whoever is named there is not the supplier. */
export function addressedBlocks({ rows }: Document): OwnBlock[] {
  const paragraphs = paragraphsOf(rows)
  const labelled = paragraphs.flatMap(({ page, lines }) =>
    lines.flatMap((line, at) => (ADDRESSED.test(textOf(line)) ? [{ page, lines: lines.slice(at) }] : [])),
  )
  return labelled.slice(0, MOST).flatMap((block) => {
    const found = block.lines.length > 1 ? null : addressOf(block, paragraphs)
    return [block, ...(found ? [found] : [])].map(({ page, lines }) => ({ page, box: boxAround(lines.flat()) }))
  })
}

/** The paragraph right below a label that stands by itself, else the one beside it. */
function addressOf({ page, lines: [label = []] }: Paragraph, paragraphs: readonly Paragraph[]): Paragraph | undefined {
  const box = boxAround(label)
  const others = paragraphs.filter((one) => one.page === page && one.lines[0]?.[0] !== label[0])
  const starts = others.map((paragraph) => ({ paragraph, start: boxAround(paragraph.lines[0] ?? []) }))
  const below = starts.find(({ start }) => isBelow(start, box))
  const beside = starts
    .filter(({ start }) => start.left >= box.right && start.top < box.bottom && start.bottom > box.top)
    .sort((a, b) => a.start.left - b.start.left)
  return (below ?? beside[0])?.paragraph
}

function isBelow(start: Box, label: Box): boolean {
  const gap = start.top - label.bottom
  const height = label.bottom - label.top
  return gap > -height / 2 && gap < GAP * height && start.left < label.right && start.right > label.left
}

const textOf = (line: readonly Word[]): string => line.map(({ plain }) => plain).join(' ')
