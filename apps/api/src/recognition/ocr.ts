import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createWorker, OEM, PSM, type Page } from 'tesseract.js'
import type { Picture } from './picture.ts'

/** A word and its box in pixels. */
export interface OcrWord {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** It may as well be something else: how text reads that lies upside down. */
  readonly isDoubtful: boolean
}

export interface Ocr {
  /** Reads a straight, grey page at about 300 dpi; `onProgress` hears fractions of 1. */
  read(picture: Picture, lines: Lines, onProgress: (part: number) => void): Promise<OcrWord[]>
}

/**
 * How the lines of a page are looked for: level and across the whole page, or in any direction and in columns. The
 * latter finds text that runs down the page too, but takes the amounts on the right of a table for something else.
 */
export type Lines = 'level' | 'any'

const segmentation: Readonly<Record<Lines, PSM>> = { level: PSM.SINGLE_COLUMN, any: PSM.AUTO }

const langPath = join(dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/nld'))), '4.0.0_best_int')
/** What it is less sure of is dirt more often than text. */
const LEAST_CONFIDENCE = 15
const SURE_CONFIDENCE = 60

/**
 * Lends the recognition of text to some work, which can make its pages ready while that is still starting. One per
 * document, since it learns from what it reads and would carry that along.
 */
export async function withOcr<T>(work: (ocr: Promise<Ocr>) => Promise<T>): Promise<T> {
  const starting = startOcr()
  // Work may fail before it asks.
  starting.catch(() => {})
  try {
    return await work(starting)
  } finally {
    await starting.then((ocr) => ocr.stop()).catch(() => {})
  }
}

/** Recognises Dutch, from the data of the package alone: nothing is fetched. */
async function startOcr(): Promise<Ocr & { stop(): Promise<void> }> {
  let report: (part: number) => void = () => {}
  const worker = await createWorker('nld', OEM.LSTM_ONLY, {
    langPath,
    gzip: true,
    cacheMethod: 'none',
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') report(progress)
    },
    // Told by the promise as well; without it an error is thrown where nobody can catch it.
    errorHandler: () => {},
  })
  await worker.setParameters({ user_defined_dpi: '300' })
  return {
    async read(picture, lines, onProgress) {
      report = onProgress
      await worker.setParameters({ tessedit_pageseg_mode: segmentation[lines] })
      const { data } = await worker.recognize(greyMap(picture), {}, { blocks: true, text: false })
      return wordsOf(data)
    },
    stop: async () => void (await worker.terminate()),
  }
}

/** The simplest format there is: a line that says how large it is, and the pixels. */
function greyMap({ width, height, data }: Picture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data])
}

function wordsOf({ blocks }: Page): OcrWord[] {
  const lines = (blocks ?? []).flatMap((block) => block.paragraphs).flatMap((paragraph) => paragraph.lines)
  return lines
    .flatMap((line) => line.words)
    .filter((word) => word.confidence >= LEAST_CONFIDENCE && word.text.trim() !== '')
    .map(({ text, bbox, confidence }) => ({
      text: text.trim(),
      left: bbox.x0,
      top: bbox.y0,
      right: bbox.x1,
      bottom: bbox.y1,
      isDoubtful: confidence < SURE_CONFIDENCE,
    }))
}
