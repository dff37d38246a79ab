import dingbats from 'pdfjs-dist/standard_fonts/FoxitDingbats.pfb?url&no-inline'
import symbol from 'pdfjs-dist/standard_fonts/FoxitSymbol.pfb?url&no-inline'
import jbig2 from 'pdfjs-dist/wasm/jbig2.wasm?url&no-inline'
import openjpeg from 'pdfjs-dist/wasm/openjpeg.wasm?url&no-inline'

/**
 * The files pdf.js asks for by name, with where the build has put them. Each is fetched when a document
 * needs it. Letters that a document does not carry come from fonts of the system; only the two fonts of
 * symbols have none there.
 */
const files: Readonly<Record<string, string>> = {
  'FoxitDingbats.pfb': dingbats,
  'FoxitSymbol.pfb': symbol,
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
