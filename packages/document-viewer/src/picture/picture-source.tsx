import { DEFAULT_PAGE_WIDTH } from '../pages/page-layout.ts'
import type { PageContentProps, PageSource } from '../pages/page-source.ts'
import * as styles from './picture.css.ts'

/** The picture is broken, or of a kind this browser does not know. */
export class BrokenPictureError extends Error {
  override name = 'BrokenPictureError'
}

/**
 * Makes a picture into a document of one page. A browser turns it upright as its EXIF says, and its
 * size is that of the upright one.
 */
export async function pictureSource(content: Blob, address: string, name: string): Promise<PageSource> {
  const image = new Image()
  image.src = address
  await image.decode().catch((error: unknown) => {
    throw new BrokenPictureError('The picture cannot be decoded.', { cause: error })
  })
  const size = { width: image.naturalWidth, height: image.naturalHeight }
  return {
    pageCount: 1,
    // A small picture is not blown up.
    baseWidth: Math.min(DEFAULT_PAGE_WIDTH, size.width),
    loadSize: () => Promise.resolve(size),
    loadText: () => Promise.resolve([]),
    loadPicture: () => Promise.resolve(URL.createObjectURL(content)),
    renderPage: (props) => <Picture {...props} address={address} name={name} />,
  }
}

interface PictureProps extends PageContentProps {
  address: string
  name: string
}

function Picture({ address, name, shown, turn }: PictureProps) {
  const isOnItsSide = turn % 180 !== 0
  const width = isOnItsSide ? shown.height : shown.width
  const height = isOnItsSide ? shown.width : shown.height
  return (
    <img
      src={address}
      alt={name}
      draggable={false}
      className={styles.picture}
      style={{ width, height, transform: `translate(-50%, -50%) rotate(${turn}deg)` }}
    />
  )
}
