/** A picture whose left half is red and whose right half is blue. */
export async function redAndBlue(width: number, height: number, type: string): Promise<ArrayBuffer> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser does not draw.')
  context.fillStyle = '#f00'
  context.fillRect(0, 0, width / 2, height)
  context.fillStyle = '#00f'
  context.fillRect(width / 2, 0, width / 2, height)
  return (await canvas.convertToBlob({ type })).arrayBuffer()
}

/** Says in a JPEG how the camera was held: 6 is a quarter turn, to be undone clockwise. */
export function withOrientation(jpeg: ArrayBuffer, orientation: number): ArrayBuffer {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff]
  const segment = [0xff, 0xe1, 0, exif.length + 2, ...exif]
  const bytes = new Uint8Array(jpeg)
  return Uint8Array.from([...bytes.subarray(0, 2), ...segment, ...bytes.subarray(2)]).buffer
}

/** The smallest GIF there is: one pixel. */
export const onePixelGif = (): ArrayBuffer =>
  Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (character) =>
    character.charCodeAt(0),
  ).buffer
