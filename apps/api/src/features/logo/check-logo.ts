import type { ReceivedFile } from '../../files/incoming.ts'
import { PdfRenderError } from '../../pdf/render/pdf-render-error.ts'
import type { Logo } from '../../pdf/document.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { Services } from '../../kernel/services.ts'
import { pictureType } from './picture-type.ts'
import { refuseHuge } from './refuse-huge.ts'

/**
 * The logo of a file, when documents can carry it. Throws `too_large` for more pixels than may be decoded, and `file_type_invalid` for what is no picture or cannot be printed, such as a JPEG in CMYK.
 */
export async function checkLogo(services: Services, file: ReceivedFile): Promise<Logo> {
  const bytes = await file.bytes()
  const mimeType = pictureType(bytes)
  if (mimeType === null) {
    throw refused('Het bestand heeft niet het juiste formaat. Alleen png en jpg (max. 2 MB) worden ondersteund.')
  }
  const logo = { bytes, mimeType }
  refuseHuge(logo)
  try {
    await services.pdf.checkLogo(logo)
  } catch (error) {
    // One that ends the process that draws it, or takes it too long, would do so to each invoice.
    if (!(error instanceof PdfRenderError) || error.reason === 'closed') throw error
    throw refused('Deze afbeelding kunnen we niet afdrukken. Bewaar het plaatje als png of als jpg in RGB.')
  }
  return logo
}

const refused = (message: string) => new ApiError('file_type_invalid', { fields: { content: message } })
