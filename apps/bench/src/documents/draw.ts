import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { createTypst } from '@klopt/api/bench'

const fonts = [
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf',
  'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf',
  'pdfjs-dist/standard_fonts/LiberationSans-Italic.ttf',
]

export interface Drawing {
  /** A template of this folder with its data, as PDF. */
  pdf(template: string, data: unknown, files?: Record<string, Uint8Array>): Uint8Array
}

/** Draws with fonts that come along: two of packages, and a serif and a typewriter of Typst's own. */
export function createDrawing(): Drawing {
  const { resolve } = createRequire(import.meta.url)
  const typst = createTypst({
    workspace: fileURLToPath(new URL('./templates', import.meta.url)),
    fonts: fonts.map((font) => readFileSync(resolve(font))),
  })
  return { pdf: (template, data, files = {}) => typst.pdf({ template, data, files }) }
}
