import { contrastRatio } from '@klopt/ui/theme'

/** Of each side, which says enough of its colours. */
const SIZE_PX = 64
const HUES = 24
/** Below this difference between its strongest and weakest part a colour is grey. */
const LEAST_CHROMA = 48
/** What white text on it, and it on white paper, ask of WCAG 2. */
const LEAST_CONTRAST = 4.5

/** The colour of a picture, read here in the browser; null where it has none, or cannot be drawn. */
export async function colourOfPicture(file: Blob): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file, { resizeWidth: SIZE_PX, resizeHeight: SIZE_PX })
    const canvas = document.createElement('canvas')
    canvas.width = SIZE_PX
    canvas.height = SIZE_PX
    const drawing = canvas.getContext('2d')
    drawing?.drawImage(picture, 0, 0)
    picture.close()
    return drawing && colourOfPixels(drawing.getImageData(0, 0, SIZE_PX, SIZE_PX).data)
  } catch {
    // Whether it is a picture at all is for the server to say.
    return null
  }
}

/**
 * The hue that has most of a picture, as `#rrggbb`, as dark as white text on it asks. `pixels` are red, green, blue and alpha in
 * turn. White, black and grey are no colour: null where there is nothing else.
 */
export function colourOfPixels(pixels: ArrayLike<number>): string | null {
  const sums = Array.from({ length: HUES }, () => ({ weight: 0, parts: [0, 0, 0] }))
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]]
    const chroma = Math.max(red, green, blue) - Math.min(red, green, blue)
    const sum = sums[Math.floor(hueOf(red, green, blue, chroma) * HUES) % HUES]
    if (alpha < 128 || chroma < LEAST_CHROMA || !sum) continue
    // What is vivid is what is seen.
    sum.weight += chroma
    sum.parts = [red, green, blue].map((part, index) => (sum.parts[index] ?? 0) + part * chroma)
  }
  const [most] = sums.toSorted((a, b) => b.weight - a.weight)
  if (!most || most.weight === 0) return null
  return readable(most.parts.map((part) => part / most.weight))
}

/** From 0 up to 1, around the circle. */
function hueOf(red: number, green: number, blue: number, chroma: number): number {
  if (chroma === 0) return 0
  const sixth =
    red >= green && red >= blue
      ? (green - blue) / chroma
      : green >= blue
        ? 2 + (blue - red) / chroma
        : 4 + (red - green) / chroma
  return (sixth / 6 + 1) % 1
}

function readable(parts: readonly number[]): string {
  const colour = `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
  return contrastRatio(colour, '#ffffff') >= LEAST_CONTRAST ? colour : readable(parts.map((part) => part * 0.96))
}
