/** A colour by what the eye sees: lightness from 0 to 1, chroma from 0 to about 0.3, hue in degrees. */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

/** Reads an opaque colour, `oklch(L C H)`, `#rrggbb` or `#rgb`. */
export function oklchOf(colour: string): Oklch {
  const match = OKLCH.exec(colour.trim())
  if (!match) return oklchOfLinear(linearOfHex(colour))
  const [lightness = 0, chroma = 0, hue = 0] = match.slice(1).map(Number)
  return { lightness, chroma, hue }
}

/** Writes a colour for a stylesheet, with as much less chroma as makes every screen show it unchanged. */
export function showable({ lightness, chroma, hue }: Oklch): string {
  const bright = Math.min(1, Math.max(0, lightness))
  // Rounded down, so that rounding does not lead out again.
  const most = Math.floor(chromaOnScreen({ lightness: bright, chroma, hue }) * 10_000) / 10_000
  return `oklch(${rounded(bright)} ${most} ${rounded(hue)})`
}

/** The chroma, or the most that a screen has of this lightness and hue. */
function chromaOnScreen(colour: Oklch): number {
  if (isOnScreen(colour)) return colour.chroma
  let [least, most] = [0, colour.chroma]
  for (let round = 0; round < 16; round += 1) {
    const chroma = (least + most) / 2
    if (isOnScreen({ ...colour, chroma })) least = chroma
    else most = chroma
  }
  return least
}

/** Linear sRGB of a colour as text, each channel from 0 to 1; what no screen shows is clipped. */
export function linearOf(colour: string): number[] {
  const match = OKLCH.exec(colour.trim())
  if (!match) return linearOfHex(colour)
  const [lightness = 0, chroma = 0, hue = 0] = match.slice(1).map(Number)
  return linearOfOklch({ lightness, chroma, hue }).map((channel) => Math.min(1, Math.max(0, channel)))
}

/** The same as a screen is told it, each channel from 0 to 1. */
export const encodedOf = (colour: string): number[] =>
  linearOf(colour).map((channel) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055))

const OKLCH = /^oklch\((\d*\.?\d+) (\d*\.?\d+) (\d*\.?\d+)\)$/
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

const isOnScreen = (colour: Oklch): boolean =>
  linearOfOklch(colour).every((channel) => channel >= -0.0001 && channel <= 1.0001)

function linearOfHex(colour: string): number[] {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(colour.trim()) ?? []
  const digits = long ?? short?.replaceAll(/./g, '$&$&')
  if (!digits) throw new RangeError(`A colour of a theme is opaque, as oklch(L C H), #rrggbb or #rgb: ${colour}`)
  return [0, 2, 4].map((start) => {
    const channel = Number.parseInt(digits.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
}

/** Through OKLab (Ottosson), not clipped. */
function linearOfOklch({ lightness, chroma, hue }: Oklch): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function oklchOfLinear([red = 0, green = 0, blue = 0]: number[]): Oklch {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
  return { lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, chroma: Math.hypot(a, b), hue }
}
