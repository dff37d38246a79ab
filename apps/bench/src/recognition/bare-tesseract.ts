import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createWorker, OEM, PSM } from 'tesseract.js'

const langPath = join(dirname(fileURLToPath(import.meta.resolve('@tesseract.js-data/nld'))), '4.0.0_best_int')

/** tesseract.js by itself on the same picture, with the same data and the same search for columns and blocks. */
export async function readBare(picture: Uint8Array): Promise<void> {
  const worker = await createWorker('nld', OEM.LSTM_ONLY, { langPath, cacheMethod: 'none', gzip: true })
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: '300' })
  await worker.recognize(Buffer.from(picture), {}, { blocks: true, text: false })
  await worker.terminate()
}
