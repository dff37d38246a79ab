import type { SourceWord } from '@klopt/recognition'
import type { Ocr } from './ocr.ts'
import type { Picture } from './picture.ts'
import { straighten, type Untilt } from './straighten.ts'

export type OnProgress = (percent: number) => void

interface ReadPages {
  readonly words: SourceWord[]
  readonly untilts: Map<number, Untilt>
}

/** Steps of progress that are told of; each costs a statement. */
const step_percent = 10

/** Recognises the text of drawn pages, one after the other, so that one is in memory at a time. */
export async function readPages(
  starting: Promise<Ocr>,
  pages: readonly number[],
  draw: (page: number) => Promise<Picture>,
  onProgress: OnProgress,
): Promise<ReadPages> {
  const read: ReadPages = { words: [], untilts: new Map() }
  let told = 0
  const tell = (part: number): void => {
    const percent = Math.min(99, Math.floor(part * 100))
    if (percent < told + step_percent) return
    told = percent
    onProgress(percent)
  }
  for (const [index, page] of pages.entries()) {
    const { picture, untilt } = await straighten(await draw(page))
    const ocr = await starting
    const found = await ocr.read(picture, (part) => tell((index + part) / pages.length))
    const { width, height } = picture
    read.words.push(
      ...found.map(({ text, left, top, right, bottom }) => ({
        text,
        page,
        x: left / width,
        y: top / height,
        width: (right - left) / width,
        height: (bottom - top) / height,
      })),
    )
    if (untilt) read.untilts.set(page, untilt)
  }
  return read
}
