import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const FONTS = [
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf',
  '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
  '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
]

/** The fonts of every document. Two more come with Typst itself, for Arabic, Hebrew and rare signs. */
export function loadFonts(): Buffer[] {
  const { resolve } = createRequire(import.meta.url)
  return FONTS.map((font) => readFileSync(resolve(font)))
}
