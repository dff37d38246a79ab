import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Where a text stands on its page, in points from the left and from the bottom. */
export interface TextPlace {
  readonly page: number
  readonly text: string
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

/** Where each piece of text stands, seen with another program's eyes. */
export async function textPlaces(bytes: Uint8Array): Promise<TextPlace[]> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const pdf = await task.promise
  const places: TextPlace[] = []
  for (let page = 1; page <= pdf.numPages; page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent()
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const [, , , , left, bottom] = item.transform as [number, number, number, number, number, number]
      places.push({ page, text: item.str, left, right: left + item.width, bottom, top: bottom + item.height * 0.7 })
    }
  }
  await task.destroy()
  return places
}

/** Texts that stand over each other. */
export const overlapping = (places: readonly TextPlace[]): string[] =>
  places.flatMap((one, index) =>
    places
      .slice(index + 1)
      .filter((other) => other.page === one.page && overlap(one, other))
      .map((other) => `${one.text} | ${other.text}`),
  )

/** What letters may share, in points: they stand closer than they are wide. */
const SLACK = 1

const overlap = (one: TextPlace, other: TextPlace): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
  Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > SLACK
