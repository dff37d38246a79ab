const LIGHT = '#ffffff'
const DARK = '#16202a'

/** The colour of words on a ground, `#rrggbb`: white or dark, whichever is read better (WCAG 2.2, contrast ratio). */
export const readableOn = (ground: string): string => (contrast(LIGHT, ground) >= contrast(DARK, ground) ? LIGHT : DARK)

function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as [
    number,
    number,
    number,
  ]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
