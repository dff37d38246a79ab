import { globalFontFace } from '@vanilla-extract/css'
import { FALLBACK_FACES } from './fallback-fonts.ts'

/** What the file that every page fetches has. */
const LATIN =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD'

/**
 * What else is written in Latin, such as Polish, Turkish and Romanian: a file of its own, which a page fetches once it
 * has such a sign. Signs beyond both are set in the letters of the machine at their own size.
 */
const LATIN_EXTENDED =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF'

const inter = { fontWeight: '100 900', fontStyle: 'normal', fontDisplay: 'swap' } as const

// The later of two is asked first, and a sign that both have is in the first.
globalFontFace('Inter Variable', [
  {
    ...inter,
    src: "url('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?no-inline') format('woff2')",
    unicodeRange: LATIN_EXTENDED,
  },
  {
    ...inter,
    src: "url('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?no-inline') format('woff2')",
    unicodeRange: LATIN,
  },
])

/** In units of an em, as `hhea` of the file has them; it has no gap between lines. */
const ASCENT = 1984 / 2048
const DESCENT = 494 / 2048

for (const { family, weights, names, sizeAdjust } of FALLBACK_FACES) {
  // What scales the letters scales their ascent too, which has to be that of Inter again.
  const scaled = (share: number) => `${((share / sizeAdjust) * 10_000).toFixed(2)}%`
  globalFontFace(family, {
    src: names.map((name) => `local('${name}')`).join(', '),
    fontWeight: weights,
    unicodeRange: LATIN,
    sizeAdjust: `${sizeAdjust}%`,
    ascentOverride: scaled(ASCENT),
    descentOverride: scaled(DESCENT),
    lineGapOverride: '0%',
  })
}
