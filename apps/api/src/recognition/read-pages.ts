import type { SourceWord } from '@klopt/recognition'
import { clean } from './clean.ts'
import type { Ocr, OcrWord } from './ocr.ts'
import { afterHalfTurn, levelled, type PlacedWords } from './orient.ts'
import { fromRaw, toPicture, type Picture } from './picture.ts'
import { straighten, type Straightened, type Untilt } from './straighten.ts'

export type OnProgress = (percent: number) => void

interface ReadPages {
  readonly words: SourceWord[]
  readonly untilts: Map<number, Untilt>
}

/** Steps of progress that are told of; each costs a statement. */
const STEP_PERCENT = 10

/** Recognises the text of drawn pages, one after the other, so that one is in memory at a time. */
export async function readPages(
  starting: Promise<Ocr>,
  pages: readonly number[],
  draw: (page: number) => Promise<Picture>,
  onProgress: OnProgress,
): Promise<ReadPages> {
  const read: ReadPages = { words: [], untilts: new Map() }
  let notified = 0
  const notify = (part: number): void => {
    const percent = Math.min(99, Math.floor(part * 100))
    if (percent < notified + STEP_PERCENT) return
    notified = percent
    onProgress(percent)
  }
  for (const [index, page] of pages.entries()) {
    const straight = await straighten(await clean(await draw(page)))
    const ocr = await starting
    const found = await readStraight(ocr, straight, page, (part) => notify((index + part) / pages.length))
    const { words, untilt } = levelled(found)
    read.words.push(...words)
    if (untilt) read.untilts.set(page, untilt)
  }
  return read
}

/**
 * What lies on its side or upside down is read as nonsense that nobody is sure of; then it is read once more, for lines
 * in any direction, and turned.
 */
async function readStraight(
  ocr: Ocr,
  { picture, untilt }: Straightened,
  page: number,
  onProgress: (part: number) => void,
): Promise<PlacedWords> {
  const level = await ocr.read(picture, 'level', onProgress)
  if (isSure(level)) return { words: placed(level, picture, page), untilt }
  const any = await ocr.read(picture, 'any', onProgress)
  if (isSure(any)) return { words: placed(any, picture, page), untilt }
  if (Math.max(level.length, any.length) < FEWEST_WORDS) return { words: placed(level, picture, page), untilt }
  const turned = await toPicture(fromRaw(picture).rotate(180))
  const foundTurned = await ocr.read(turned, 'any', onProgress)
  return surest(level, any, foundTurned) === foundTurned
    ? { words: placed(foundTurned, turned, page), untilt: afterHalfTurn(untilt) }
    : { words: placed(surest(level, any), picture, page), untilt }
}

const FEWEST_WORDS = 4
const LEAST_SURE = 0.4

function isSure(words: readonly OcrWord[]): boolean {
  return words.length >= FEWEST_WORDS && sureShare(words) >= LEAST_SURE
}

/** Of readings of one page; the first of those that are as sure. */
function surest<Reading extends readonly OcrWord[]>(first: Reading, ...others: Reading[]): Reading {
  return others.reduce((best, other) => (sureShare(other) > sureShare(best) ? other : best), first)
}

function sureShare(words: readonly OcrWord[]): number {
  const letters = (some: readonly OcrWord[]) => some.reduce((sum, { text }) => sum + text.length, 0)
  return letters(words.filter(({ isDoubtful }) => !isDoubtful)) / Math.max(1, letters(words))
}

/** Words with their places in fractions of the picture they were read in. */
export function placed(words: readonly OcrWord[], { width, height }: Picture, page: number): SourceWord[] {
  return words.map(({ text, left, top, right, bottom }) => ({
    text,
    page,
    x: left / width,
    y: top / height,
    width: (right - left) / width,
    height: (bottom - top) / height,
  }))
}
