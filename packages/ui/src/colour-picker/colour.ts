import { dutch } from './texts.ts'

/** A colour as the sliders see it: hue 0 to 360 (not included), saturation and lightness 0 to 100. */
export interface Hsl {
  hue: number
  saturation: number
  lightness: number
}

type Rgb = readonly [red: number, green: number, blue: number]

const clamp = (value: number, maximum: number) => Math.min(maximum, Math.max(0, value))

/**
 * Reads a colour as people type and paste it (`#abc`, `006070`, `#006070`, `rgb(0, 96, 112)`,
 * `rgb(0 96 112)`) and writes it as `#rrggbb` in lower case. Null when it is none, or not opaque.
 */
export function parseColour(text: string): string | null {
  const written = text.trim().toLowerCase()
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(written)
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`
  const long = /^#?([0-9a-f]{6})$/.exec(written)
  if (long) return `#${long[1]}`
  const channels = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:\s*[,/]\s*(?:1|1\.0+|100%))?\s*\)$/.exec(
    written,
  )
  const [red = 256, green = 256, blue = 256] = (channels ?? []).slice(1).map(Number)
  return Math.max(red, green, blue) > 255 ? null : toHex([red, green, blue])
}

const toHex = (channels: Rgb): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** The `#rrggbb` of a colour of the sliders. */
export function hslToHex({ hue, saturation, lightness }: Hsl): string {
  const light = lightness / 100
  const reach = (saturation / 100) * Math.min(light, 1 - light)
  const channel = (offset: number) => {
    const place = (offset + hue / 30) % 12
    return 255 * (light - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)))
  }
  return toHex([channel(0), channel(8), channel(4)])
}

/**
 * Where `#rrggbb` lies on the sliders. Grey has no hue, and black and white have no saturation
 * either: those stay what they were.
 */
export function hexToHsl(hex: string, before: Hsl = { hue: 0, saturation: 0, lightness: 0 }): Hsl {
  const number = Number.parseInt(hex.slice(1), 16)
  const [red, green, blue] = [(number >> 16) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255]
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const range = high - low
  const light = (high + low) / 2
  const lightness = light * 100
  if (range === 0) return { hue: before.hue, saturation: light === 0 || light === 1 ? before.saturation : 0, lightness }
  const sector =
    high === red ? (green - blue) / range : high === green ? 2 + (blue - red) / range : 4 + (red - green) / range
  return {
    hue: (sector * 60 + 360) % 360,
    saturation: clamp((range / (1 - Math.abs(2 * light - 1))) * 100, 100),
    lightness,
  }
}

/** What a hue in degrees is called. */
export const hueName = (hue: number, { hues } = dutch): string => hues.findLast(([from]) => hue >= from)?.[1] ?? ''
