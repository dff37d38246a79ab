import { Icon } from '@klopt/ui'
import { Play } from 'lucide-react'
import { useState } from 'react'
import * as styles from './article.css.ts'
import { embedAddressOf, videoSiteOf } from './video-address.ts'

/** The video of an article. Nothing of the video site is loaded before somebody asks for it. */
export function ArticleVideo({ address, title }: { address: string | null; title: string }) {
  const [isAsked, setAsked] = useState(false)
  const embedded = embedAddressOf(address)
  if (embedded === null) return null
  return (
    <div className={styles.video}>
      {isAsked ? (
        <iframe
          src={embedded}
          title={`Video: ${title}`}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- the player needs both, and what it is the same origin with is its own site, which is never ours
          sandbox="allow-scripts allow-same-origin allow-presentation"
          referrerPolicy="no-referrer"
          allowFullScreen
          className={styles.frame}
        />
      ) : (
        <button type="button" className={styles.poster} onClick={() => setAsked(true)}>
          <span className={styles.play}>
            <Icon of={Play} size={24} />
          </span>
          <span className={styles.posterTitle}>Bekijk de video</span>
          <span className={styles.posterNote}>Komt van {videoSiteOf(embedded)}, dat dan ziet dat je kijkt.</span>
        </button>
      )}
    </div>
  )
}
