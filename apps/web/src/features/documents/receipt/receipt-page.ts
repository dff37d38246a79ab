/** A page of a receipt, as it is shown and sent. */
export interface ReceiptPage {
  readonly id: string
  readonly jpeg: Blob
  readonly widthPx: number
  readonly heightPx: number
  /** Where the picture is, until `forgetPage`. */
  readonly href: string
}

/** Of the longest side: small print stays legible, and ten pages stay under what a document may weigh. */
const LONGEST_PX = 2000
const QUALITY = 0.82

/**
 * A photo as a page: upright, as large as reading it asks, and a JPEG whatever it was. Throws what is said of a photo that cannot
 * be read.
 */
export async function readPage(photo: File): Promise<ReceiptPage> {
  const picture = await createImageBitmap(photo).catch(() => null)
  if (picture === null) throw new Error(`${photo.name} is geen foto die hier gelezen kan worden. Maak de foto opnieuw.`)
  const scale = Math.min(1, LONGEST_PX / Math.max(picture.width, picture.height))
  const widthPx = Math.max(1, Math.round(picture.width * scale))
  const heightPx = Math.max(1, Math.round(picture.height * scale))
  const jpeg = await drawn(picture, widthPx, heightPx)
  return { id: crypto.randomUUID(), jpeg, widthPx, heightPx, href: URL.createObjectURL(jpeg) }
}

/** Gives the memory of a page back. */
export const forgetPage = ({ href }: ReceiptPage): void => URL.revokeObjectURL(href)

async function drawn(picture: ImageBitmap, widthPx: number, heightPx: number): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = widthPx
  canvas.height = heightPx
  const drawing = canvas.getContext('2d')
  if (drawing) {
    // What shines through is paper: a JPEG would make it black.
    drawing.fillStyle = '#fff'
    drawing.fillRect(0, 0, widthPx, heightPx)
    drawing.drawImage(picture, 0, 0, widthPx, heightPx)
  }
  picture.close()
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (jpeg === null)
    throw new Error('De telefoon heeft te weinig geheugen voor deze foto. Sluit andere apps en probeer het opnieuw.')
  return jpeg
}
