import { propose, type ProposalContext, type SourceWord } from '@klopt/recognition'
import type { Ocr } from './ocr.ts'
import type { Picture } from './picture.ts'
import { placed } from './read-pages.ts'

/**
 * Whether written words leave open who the supplier is. Many put their letterhead (logo, address, numbers, account) as
 * one picture on a page that is otherwise text.
 */
export function lacksSupplier(words: readonly SourceWord[], context: ProposalContext): boolean {
  const { id, kvkNumber, vatNumber, iban } = propose(words, context).supplier
  return id === null && kvkNumber === null && vatNumber === null && iban === null
}

/**
 * The words of a drawn page that its text does not have: what is written is wiped out first, so that nothing is read
 * twice, and a page on which nothing is left is not recognised. Places are fractions of the page as it is shown.
 */
export async function readBesideText(
  starting: Promise<Ocr>,
  picture: Picture,
  written: readonly SourceWord[],
  page: number,
): Promise<SourceWord[]> {
  const rest = withoutWords(picture, written)
  if (inkIn(rest) < LEAST_INK_PIXELS) return []
  const ocr = await starting
  // In any direction and in columns: what is left has its own places on the page.
  const found = await ocr.read(rest, 'any', () => {})
  // Of a picture that is no text, letters are guessed.
  return placed(
    found.filter(({ isDoubtful }) => !isDoubtful),
    rest,
    page,
  )
}

/** Letters reach a little out of their boxes. */
const MARGIN = 0.15

function withoutWords({ width, height, channels, data }: Picture, words: readonly SourceWord[]): Picture {
  const wiped = Uint8Array.from(data)
  for (const word of words) {
    const around = word.height * MARGIN
    const [left, right] = [pixel(word.x - around, width), pixel(word.x + word.width + around, width)]
    const [top, bottom] = [pixel(word.y - around, height), pixel(word.y + word.height + around, height)]
    for (let y = top; y < bottom; y += 1) wiped.fill(255, (y * width + left) * channels, (y * width + right) * channels)
  }
  return { width, height, channels, data: wiped }
}

const pixel = (part: number, size: number): number => Math.min(size, Math.max(0, Math.round(part * size)))

/** Less is a line or a speck: a word at 300 dpi takes some hundreds of pixels. */
const LEAST_INK_PIXELS = 2_000
const INK_LEVEL = 128

function inkIn({ data }: Picture): number {
  let count = 0
  for (const level of data) if (level < INK_LEVEL) count += 1
  return count
}
