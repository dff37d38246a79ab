import dingbats from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url&no-inline'
import fixed from 'pdfjs-dist/standard_fonts/FoxitFixed.pfb?url&no-inline'
import fixedBold from 'pdfjs-dist/standard_fonts/FoxitFixedBold.pfb?url&no-inline'
import fixedBoldItalic from 'pdfjs-dist/standard_fonts/FoxitFixedBoldItalic.pfb?url&no-inline'
import fixedItalic from 'pdfjs-dist/standard_fonts/FoxitFixedItalic.pfb?url&no-inline'
import serif from 'pdfjs-dist/standard_fonts/FoxitSerif.pfb?url&no-inline'
import serifBold from 'pdfjs-dist/standard_fonts/FoxitSerifBold.pfb?url&no-inline'
import serifBoldItalic from 'pdfjs-dist/standard_fonts/FoxitSerifBoldItalic.pfb?url&no-inline'
import serifItalic from 'pdfjs-dist/standard_fonts/FoxitSerifItalic.pfb?url&no-inline'
import symbol from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url&no-inline'
import sansBold from 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf?url&no-inline'
import sansBoldItalic from 'pdfjs-dist/standard_fonts/LiberationSans-BoldItalic.ttf?url&no-inline'
import sansItalic from 'pdfjs-dist/standard_fonts/LiberationSans-Italic.ttf?url&no-inline'
import sans from 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf?url&no-inline'
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url&no-inline'
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url&no-inline'

/** The files pdf.js asks for by name, with where the build has put them. Each is fetched when a document needs it. */
const files: Readonly<Record<string, string>> = {
  'FoxitDingbats.pfb': dingbats,
  'FoxitFixed.pfb': fixed,
  'FoxitFixedBold.pfb': fixedBold,
  'FoxitFixedBoldItalic.pfb': fixedBoldItalic,
  'FoxitFixedItalic.pfb': fixedItalic,
  'FoxitSerif.pfb': serif,
  'FoxitSerifBold.pfb': serifBold,
  'FoxitSerifBoldItalic.pfb': serifBoldItalic,
  'FoxitSerifItalic.pfb': serifItalic,
  'FoxitSymbol.pfb': symbol,
  'LiberationSans-Bold.ttf': sansBold,
  'LiberationSans-BoldItalic.ttf': sansBoldItalic,
  'LiberationSans-Italic.ttf': sansItalic,
  'LiberationSans-Regular.ttf': sans,
  'jbig2.wasm': jbig2,
  'openjpeg.wasm': openjpeg,
}

/** Gives pdf.js the files it asks for, from our own server; what we do not carry it does without. */
export class BundledFiles {
  /** The name and signature are what pdf.js calls. */
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const url = files[filename]
    if (!url) throw new Error(`${filename} is not bundled.`)
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${filename} could not be fetched: ${response.status}.`)
    return new Uint8Array(await response.arrayBuffer())
  }
}
