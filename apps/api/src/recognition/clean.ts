import { inkBelow, levelCounts } from './levels.ts'
import { fromRaw, toPicture, type Picture } from './picture.ts'

/** As much as takes the grain of a scanner away and leaves a comma. */
const BLUR_PIXELS = 0.7
/** Of a page of text more than this is ink, so that its darkest part is not dirt. */
const INK_SHARE = 0.005
/** Grain makes paper that much darker here and there. */
const GRAIN_LEVELS = 20
/** With less between ink and paper there is nothing to tell apart. */
const LEAST_CONTRAST_LEVELS = 60

/**
 * Makes paper white and ink black, and takes the grain away: pale and dirty scans lose their commas and whole columns
 * otherwise, since what reads them takes the dirt for pictures and lines.
 */
export async function clean(picture: Picture): Promise<Picture> {
  const { ink, paper } = inkAndPaper(levelCounts(picture.data))
  const levels = Uint8Array.from({ length: 256 }, (_, level) =>
    Math.min(255, Math.max(0, Math.round((255 * (level - ink)) / (paper - ink)))),
  )
  // Several times as fast as a map, of millions of pixels.
  const data = new Uint8Array(picture.data.length)
  for (let index = 0; index < data.length; index += 1) data[index] = levels[picture.data[index] ?? 0] ?? 0 // zero: within its array
  return toPicture(fromRaw({ ...picture, data }).blur(BLUR_PIXELS))
}

/** The paper is what most of the light part of a page is, so that a dark table under a sheet does not count. */
function inkAndPaper(counts: Uint32Array): { ink: number; paper: number } {
  const most = counts.reduce((all, count) => all + count, 0) * INK_SHARE
  let [ink, darker] = [0, counts[0] ?? 0] // zero: within its array
  while (darker < most) darker += counts[(ink += 1)] ?? 0 // zero: within its array
  let paper = inkBelow(counts)
  for (let level = paper; level < counts.length; level += 1) {
    if ((counts[level] ?? 0) > (counts[paper] ?? 0)) paper = level // zero: within its array
  }
  return { ink, paper: Math.max(paper - GRAIN_LEVELS, ink + LEAST_CONTRAST_LEVELS) }
}
