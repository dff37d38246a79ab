import { page, type Locator } from 'vitest/browser'

/** What an element looks like, with room around it for a focus ring. */
export async function pictureOf(element: Element | Locator): Promise<ImageData> {
  const base64 = await page.screenshot({ element, save: false })
  const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  if (!context) throw new Error('This browser draws nothing on a canvas.')
  context.drawImage(bitmap, 0, 0)
  return context.getImageData(0, 0, bitmap.width, bitmap.height)
}

/** How many pixels of two pictures tell them apart; all of them when the sizes differ. */
export function differingPixels(one: ImageData, other: ImageData): number {
  if (one.width !== other.width || one.height !== other.height) return one.width * one.height
  let count = 0
  for (let index = 0; index < one.data.length; index += 4) {
    const channels = [0, 1, 2].map((channel) => index + channel)
    if (channels.some((at) => Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0)) > 48)) count += 1
  }
  return count
}
