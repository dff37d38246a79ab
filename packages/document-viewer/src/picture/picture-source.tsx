import { DEFAULT_PAGE_WIDTH } from '../pages/page-layout.ts'
import type { PageContentProps, PageSource } from '../pages/page-source.ts'
import * as styles from './picture.css.ts'

/**
 * Makes a picture into a document of one page, until the signal ends it. A browser turns it upright as
 * its EXIF says, and its size is that of the upright one. Rejects where the picture is broken, or of a
 * kind this browser does not know.
 */
export async function pictureSource(content: Blob, signal: AbortSignal): Promise<PageSource> {
  const address = URL.createObjectURL(content)
  signal.addEventListener('abort', () => URL.revokeObjectURL(address))
  const image = new Image()
  image.src = address
  await image.decode()
  const size = { width: image.naturalWidth, height: image.naturalHeight }
  return {
    pageCount: 1,
    // A small picture is not blown up.
    baseWidth: Math.min(DEFAULT_PAGE_WIDTH, size.width),
    firstSize: size,
    firstPainted: Promise.resolve(),
    loadSize: () => Promise.resolve(size),
    loadText: () => Promise.resolve([]),
    loadPicture: () => Promise.resolve(URL.createObjectURL(content)),
    renderPage: (props) => <Picture {...props} address={address} />,
  }
}

interface PictureProps extends PageContentProps {
  address: string
}

function Picture({ address, documentName, shown, turn }: PictureProps) {
  const isOnItsSide = turn % 180 !== 0
  const width = isOnItsSide ? shown.height : shown.width
  const height = isOnItsSide ? shown.width : shown.height
  return (
    <img
      src={address}
      alt={documentName}
      draggable={false}
      className={styles.picture}
      style={{ width, height, transform: `translate(-50%, -50%) rotate(${turn}deg)` }}
    />
  )
}
